#pragma once

#include "core/base/Types.h"
#include "tests/support/RigScenes.h"

#include <QByteArray>

#include <string>

namespace sinew::test {

inline std::string textOf(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The head of a PNG without alpha, as far as anybody here looks, and a mark to be found again in files that
/// took it.
inline std::string markedPng(const std::string& mark) {
    std::string png = textOf(tinyPng());
    png[25] = '\2';
    return png + mark;
}

/// The same with alpha: a whole picture of 2 x 2 pixels.
inline std::string alphaPng(const std::string& mark) {
    return textOf(tinyPng()) + mark;
}

/// A whole JPEG of one pixel.
inline std::string tinyJpg() {
    return QByteArray::fromBase64("/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP////////////////////////////////////////"
                                  "//////////////////////"
                                  "////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/"
                                  "EABQQAQAAAAAAAAAAAAAAAAAA"
                                  "AAD/2gAIAQEAAD8AVN//2Q==")
        .toStdString();
}

/// A whole WebP of one pixel.
inline std::string tinyWebP() {
    return QByteArray::fromBase64("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA").toStdString();
}

/// The mark and the head of a KTX2 file.
inline std::string tinyKtx2() {
    std::string bytes("\xabKTX 20\xbb\r\n\x1a\n", 12);
    bytes.resize(108, '\0');
    return bytes;
}

inline std::string dataUri(const std::string& mime, const std::string& bytes) {
    return "data:" + mime + ";base64," + QByteArray::fromStdString(bytes).toBase64().toStdString();
}

} // namespace sinew::test
