#pragma once

#include "core/base/Error.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/MirrorTable.h"
#include "core/solve/transfer/TransferWeights.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Pairs of joint names from a file: .json, an object {"from": "to"}; any other, a line "from,to" each, with
/// a comma, a semicolon or a tab between, quotes around a name left out, # starts a comment. An empty second
/// name (JSON: null) says that the joint has no counterpart. Errors: FileNotFound, FileUnreadable, FileEmpty,
/// JointMapBroken.
Expected<std::vector<JointMapping>> readJointTable(const std::filesystem::path& file);

/// What a user chooses for a transfer. Names as the files have them.
struct TransferChoices {
    std::vector<std::string> fromParts; ///< empty: all that have weights
    std::vector<std::string> parts;     ///< that get weights; empty: all
    std::vector<std::string> joints;    ///< of the target, which get weights; empty: all
    std::string jointTable;             ///< file (readJointTable); empty: none
    MirrorChoice mirror;                ///< what `settings.symmetric` takes for the other side
    TransferSettings settings;
};

struct SceneTransfer {
    WeightTransfer transfer;
    std::vector<std::int32_t> jointOf; ///< #J of the source: joint of the target, kNone: none
    std::vector<bool> chosen;          ///< #J of the target; empty: all joints get weights
};

/// Transfers weights between two characters that stand in one place; lengths are converted where both formats
/// tell their unit, else they count alike. Errors: as transferWeights and readJointTable; NoSkeleton (of the
/// target), PartUnknown, JointUnknown.
Expected<SceneTransfer> transferBetween(const Scene& from, const Scene& to, const TransferChoices& choices,
                                        Progress& progress);

/// Where the weights of every vertex of `to` would come from, by these limits (matchVertices): an entry a
/// part. A target without skeleton takes the source's. Errors: as matchVertices and readJointTable;
/// PartUnknown, JointUnknown (in the table).
Expected<std::vector<TransferredPart>> matchesBetween(const Scene& from, const Scene& to,
                                                      const TransferChoices& choices, Progress& progress);

/// The target's weights afterwards: those of parts that were not asked for, and of joints that were not
/// chosen, stay.
PartWeights weightsAfter(const Scene& to, const SceneTransfer& transfer);

/// Reads the file of an outfit, or of anything else that is to get weights of `body`; it takes the skeleton
/// of `body` where it has none. Errors: as importScene.
Expected<ImportedScene> readOutfit(const std::filesystem::path& file, const Scene& body,
                                   const ReadSettings& settings, Progress& progress);

/// Transfers weights of `body` to the parts of an outfit (transferBetween) and puts them there
/// (weightsAfter). On an error the outfit stays as it is. Errors: as transferBetween.
Expected<SceneTransfer> dressOutfit(Scene& outfit, const Scene& body, const TransferChoices& choices,
                                    Progress& progress);

} // namespace sinew
