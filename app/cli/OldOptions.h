#pragma once

#include <string>
#include <vector>

namespace sinew {

/// The words of a command line with the options that `sinew bind` had by other names once as they are called
/// now, and what they are given in the words of now. All else stays.
std::vector<std::string> withNewNames(std::vector<std::string> words);

} // namespace sinew
