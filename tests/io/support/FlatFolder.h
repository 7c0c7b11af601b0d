#pragma once

#include "core/io/ExportScene.h"
#include "tests/io/support/FlatReaders.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <numbers>
#include <set>
#include <string>
#include <vector>

namespace sinew::test {

inline Quat turnAbout(const Vec3& axis, double degrees) {
    return Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
}

/// A clip of one joint that is scaled and turned about this axis, away from its rest and back.
inline Clip swing(const Skeleton& skeleton, std::int32_t joint, const Vec3& axis, double degrees) {
    const Quat rest(skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear());
    Clip clip{"swing", 1.0, {}};
    clip.frameRate = 30.0;
    clip.tracks.push_back(
        {joint, {}, {{0.0, rest}, {0.5, rest * turnAbout(axis, degrees)}, {1.0, rest}}, {}});
    return clip;
}

template<typename Error>
inline QString said(const Error& error) {
    QString text = QString::number(static_cast<int>(error.code));
    for (const std::string& argument : error.arguments) {
        text += ' ' + QString::fromStdString(argument);
    }
    return text;
}

inline bool noted(const Notices& notices, NoticeCode code) {
    return std::ranges::find(notices, code, &Notice::code) != notices.end();
}

inline const Notice& noteOf(const Notices& notices, NoticeCode code) {
    return *std::ranges::find(notices, code, &Notice::code);
}

inline std::set<std::string> boneNames(const nlohmann::json& file) {
    std::set<std::string> names;
    for (const nlohmann::json& bone : file["armature"][0]["bone"]) {
        names.insert(bone["name"].get<std::string>());
    }
    return names;
}

inline void addExtraJoint(Scene& scene) {
    scene.skeleton.joints.push_back(scene.skeleton.joints.back());
    scene.skeleton.joints.back().name = "hand";
    scene.skeleton.joints.back().parent = 3;
}

inline SkinWeights fiveEach(std::size_t vertices) {
    SkinWeightsBuilder weights;
    for (std::size_t v = 0; v < vertices; ++v) {
        weights.add(std::array{Influence{0, 0.3F}, Influence{1, 0.25F}, Influence{2, 0.2F},
                               Influence{3, 0.15F}, Influence{4, 0.1F}});
    }
    return weights.finish();
}

/// Where flat characters are written as DragonBones and Godot have them.
class FlatFolder {
public:
    QString folder() const { return m_folder.path(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QByteArray bytesOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Expected<Notices> write(const Scene& scene, const QString& name,
                            EngineProfile profile = EngineProfile::Blender) {
        ExportSettings settings;
        settings.profile = profile;
        Progress progress;
        return exportScene(scene, path(name).toStdString(), settings, progress);
    }

    /// Its notices; a failed test where it cannot be written.
    Notices written(const Scene& scene, const QString& name, EngineProfile profile = EngineProfile::Blender) {
        const auto notices = write(scene, name, profile);
        if (!notices) {
            QTest::qFail(qPrintable(said(notices.error())), __FILE__, __LINE__);
            return {};
        }
        return *notices;
    }

    nlohmann::json jsonOf(const QString& name) const {
        return nlohmann::json::parse(bytesOf(name).toStdString(), nullptr, false);
    }
    std::vector<GodotSection> sceneOf(const QString& name) const {
        return godotSections(bytesOf(name).toStdString());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace sinew::test
