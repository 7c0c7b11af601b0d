#pragma once

#include "core/avatar/Avatar.h"
#include "core/base/Notice.h"
#include "core/io/export/ExportSettings.h"
#include "core/scene/Scene.h"

#include <QString>
#include <nlohmann/json.hpp>

#include <string>

namespace sinew::test {

/// A human with a lock of hair of four joints on its head and shapes of a face, in centimetres; joints of the
/// hair are turned, so that axes count.
Scene livingHuman();

/// Springs with every kind of collider, all three constraints, expressions, looking, first person and meta,
/// for livingHuman.
Avatar fullAvatar();

/// The same as its VRM 1.0.
std::string livingVrm(const Avatar& avatar = fullAvatar());
/// A VRM 0.x of the same human, with what that version can say.
std::string oldVrm();

/// The JSON of a GLB; nothing that JSON says for what is none.
nlohmann::ordered_json jsonOfGlb(const std::string& bytes);
/// The GLB with other JSON.
std::string withJson(const std::string& glb, const nlohmann::ordered_json& json);
/// The same with a text as its JSON.
std::string withJsonText(const std::string& glb, std::string text);

/// Settings with an author.
ExportSettings authoredSettings();

/// The notice of entries that are not used for that reason; null: there is none.
const Notice* ignoredEntries(const Notices& notices, const std::string& why);
/// Codes and arguments of notices, for messages.
QString toldNotices(const Notices& notices);

} // namespace sinew::test
