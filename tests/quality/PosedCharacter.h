#pragma once

#include "core/deform/implicit/PosedFields.h"
#include "tests/quality/Body.h"

#include <array>
#include <optional>

namespace sinew::quality {

enum class Kind { Linear, Dual, Centers, Implicit, Paper };
constexpr std::array<const char*, 5> kKinds{"LBS", "DQS", "CoR", "implicit", "paper"};

/// A character with weights, bent under any deformer.
class PosedCharacter {
public:
    /// under: the direct method below implicit skinning.
    PosedCharacter(Scene scene, Deformer under);

    const Body& body() const { return m_body; }
    const Scene& scene() const { return m_scene; }
    /// Vertices of all bending parts. #vertices of the body.
    std::vector<Vec3> posed(const Bend& bend, double degrees, Kind kind);

private:
    Scene m_scene;
    Body m_body;
    Deformer m_under;
    std::vector<std::int32_t> m_parents;
    std::vector<std::vector<Vec3>> m_centers;
    std::optional<ImplicitPoser> m_poser;
    std::optional<ImplicitPoser> m_paper;
};

} // namespace sinew::quality
