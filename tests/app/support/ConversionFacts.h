#pragma once

#include <map>
#include <string>

namespace sinew::test {

/// What a file says of a character, thing by thing, read from its bytes and by none of the readers that are
/// tested. Values compare across formats; what a file does not say is not in the map.
using ConversionFacts = std::map<std::string, std::string>;

ConversionFacts factsOfGltf(const std::string& text, const std::string& binary);
ConversionFacts factsOfGlb(const std::string& bytes);
ConversionFacts factsOfFbx(const std::string& bytes);
ConversionFacts factsOfDae(const std::string& text);
/// Pictures go by their files' names; without an .mtl there are none.
ConversionFacts factsOfObj(const std::string& text, const std::string& mtl = {});

} // namespace sinew::test
