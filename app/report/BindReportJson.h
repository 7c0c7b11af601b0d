#pragma once

#include "app/report/BindRun.h"

#include <nlohmann/json_fwd.hpp>

namespace sinew {

/// The report of a bind. `sinew bind --help` documents its fields (app/cli/bind/BindHelp.cpp).
nlohmann::ordered_json bindReportJson(const BindRun& run);

/// {"code", "level", "subject", "count", "arguments", "text"} of a notice, as reports hold it; lengths of the
/// text are in the scene's unit.
nlohmann::ordered_json noticeJson(const Notice& notice, double metersPerUnit = 1.0);

/// Two spaces a level, bytes that are no UTF-8 replaced, a newline at the end.
std::string jsonText(const nlohmann::ordered_json& json);

} // namespace sinew
