#pragma once

#include "core/base/Expected.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

enum class PlyType { Int8, Uint8, Int16, Uint16, Int32, Uint32, Float32, Float64 };
enum class PlyCoding { Text, LittleEndian, BigEndian };

struct PlyProperty {
    std::string name;
    PlyType type = PlyType::Float32;
    bool isList = false;
    PlyType countType = PlyType::Uint8; ///< of a list
};

struct PlyElement {
    std::string name;
    std::size_t count = 0;
    std::vector<PlyProperty> properties;
};

struct PlyHeader {
    PlyCoding coding = PlyCoding::Text;
    std::vector<PlyElement> elements;
    std::size_t size = 0; ///< bytes up to the first value
};

std::size_t plySize(PlyType type);

/// Error: FileBroken, also for counts the rest of the file cannot hold.
Expected<PlyHeader> readPlyHeader(std::string_view bytes, const std::string& file);

} // namespace sinew
