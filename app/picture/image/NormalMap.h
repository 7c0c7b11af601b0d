#pragma once

#include <QImage>

namespace sinew::picture {

/// Whether a picture in the slot of a normal map holds heights: it is grey all over. Normals are blue. O(n).
bool isHeightMap(const QImage& image);

/// The normal map of a picture of heights (white high): x along the rows, y upwards, z out of the picture, in
/// red, green and blue. Slopes are those to the neighbours, which at an edge are those of the other edge:
/// such pictures repeat. O(n).
QImage normalsOfHeights(const QImage& heights);

} // namespace sinew::picture
