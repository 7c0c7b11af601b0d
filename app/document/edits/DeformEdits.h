#pragma once

#include "app/document/Document.h"

namespace sinew {

/// Sets how the skin about a joint deforms. Trailing defaults are left out, so that equal settings compare
/// equal.
void setJointDeform(DeformSettings& deform, std::size_t joint, const JointDeform& jointDeform);

/// The same as an undoable step.
void setJointDeform(Document& document, std::int32_t joint, const JointDeform& jointDeform,
                    MergeKey merge = MergeKey::None);
/// All joints deform alike.
void setJointDeforms(Document& document, const JointDeform& jointDeform);
void setImplicit(Document& document, bool on);
void setImplicitQuality(Document& document, ImplicitQuality quality);

} // namespace sinew
