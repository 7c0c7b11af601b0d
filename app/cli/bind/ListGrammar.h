#pragma once

#include "app/cli/CommonOptions.h"
#include "core/bind/BindSettings.h"

#include <optional>
#include <string>

namespace sinew {

// How command lines write the entries of list settings.

/// What a text says; nothing where it is no such, and then what to give in its place.
template<typename T>
struct Typed {
    std::optional<T> entry;
    std::string wanted;
};

/// "X0,Y0,Z0,X1,Y1,Z1" and, if wanted, "@RESOLUTION": a box to refine; without a resolution the finest.
Typed<RefineBox> refineBoxFrom(const std::string& text);

/// Six numbers are a box between two corners, four a sphere's middle and a radius over 0.
Typed<VoxelEdit> separationFrom(const std::string& text);
Typed<VoxelEdit> connectionFrom(const std::string& text);

/// A joint and its solid: "JOINT=point:X,Y,Z", "JOINT=sphere:X,Y,Z,R", "JOINT=capsule:X0,Y0,Z0,X1,Y1,Z1,R" or
/// "JOINT=box:X0,Y0,Z0,X1,Y1,Z1" between two corners. A name may hold signs of equality itself.
Typed<Handle> handleFrom(const std::string& text);

/// A name and its solid as above, but no point; then any of the fields of FieldsOf<Region> that are typed:
/// "NAME=sphere:X,Y,Z,R;alpha=A;blend=3%".
Typed<Region> regionFrom(const std::string& text);

/// "JOINT=0.3".
Typed<BoneAlpha> boneAlphaFrom(const std::string& text);

/// "Sword=rigid:RightHand", "Hair=copy", "Skirt=limit:Hips,LeftLeg", "Body#3=skip"; with a solver of its own
/// "Coat=solve:nearest", "Skirt=limit:Hips,LeftLeg;solver=nearest".
Typed<PartRule> partRuleFrom(const std::string& text);

/// A cage as the command line names it.
struct CageSource {
    std::string name; ///< empty: the file's
    std::string file;
};

/// "NAME=FILE.obj" or "FILE.obj"; a file whose own name has the "=" is that file.
CageSource cageSourceFrom(const std::string& text);

} // namespace sinew
