#pragma once

#include "app/report/Inspection.h"

#include <string>

namespace sinew {

/// The inspection for people.
std::string inspectionText(const Inspection& inspection);

} // namespace sinew
