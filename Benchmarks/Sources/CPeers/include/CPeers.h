// The peers that are written in C or C++. Their loops are here too, so that a call from Swift is part of no figure.
#pragma once

#include "CTable.h"
#include "Gettext.h"
#include "ICU.h"
#include "Memory.h"
