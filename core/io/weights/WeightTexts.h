#pragma once

#include "core/io/weights/FileWeights.h"

namespace sinew {

// Weights as text. Numbers have nine digits, which give back the same float. Errors of the readers:
// WeightsBroken. O(n log n).

/// A line for each weight, `part,vertex,joint,weight`, below a line that says so; fields with a comma, a
/// quote or a line end in quotes. An unweighted vertex has one line with neither joint nor weight. Read with
/// commas, semicolons or tabs, columns in any order; without a column `part` the file is about all parts.
std::string weightsCsv(const Scene& scene);
Expected<FileWeights> readWeightsCsv(const std::string& text, const std::string& file);

/// {"sinewWeights": 1, "joints": [names], "parts": [{"part": name, "vertices": count, "weights":
/// [[[joint, weight], ...], ...]}]}: a list for each vertex; joints by their place in the list of names.
std::string weightsJson(const Scene& scene);
Expected<FileWeights> readWeightsJson(const std::string& text, const std::string& file);

/// RigNet's rig file: lines of joints, root, hier and skin. The vertices of all parts count on from one
/// another; white space in names becomes an underscore.
std::string weightsRigNet(const Scene& scene);
Expected<FileWeights> readWeightsRigNet(const std::string& text, const std::string& file);

} // namespace sinew
