#include "core/rig/Creatures.h"

namespace sinew {

Expected<GuessedMarkers> guessCreature(RigKind kind, const RigCounts& counts, const BodyVolume& volume,
                                       const PlacedMarkers& known, const std::string& file) {
    if (volume.largePieces() > 1) {
        return fail(ErrorCode::RigSeveralBodies, {file, std::to_string(volume.largePieces())});
    }
    switch (kind) {
    case RigKind::Bird:
        return guessBird(volume, known, file);
    case RigKind::Insect:
        return guessInsect(counts.legs, volume, known, file);
    case RigKind::Hand:
        return guessHandAlone(counts.fingers, volume, known, file);
    default:
        return guessSnake(volume, known, file);
    }
}

BodyFit fitCreature(RigKind kind, const RigCounts& counts, const BodyVolume& volume,
                    const PlacedMarkers& markers) {
    switch (kind) {
    case RigKind::Bird:
        return fitBird(volume, markers);
    case RigKind::Insect:
        return fitInsect(counts.legs, volume, markers);
    case RigKind::Hand:
        return fitHandAlone(counts.fingers, volume, markers);
    default:
        return fitSnake(volume, markers);
    }
}

} // namespace sinew
