#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace sinew {

/// Where a file beside an output goes.
struct SideFileTarget {
    std::string name;           ///< as seen from the output's folder, parts separated by '/'
    std::filesystem::path path; ///< where it is written
    bool renamed = false;       ///< the name is another than the one that was asked for
};

/// Decides where files beside one output go: buffers, pictures, images of weights. Every format and command
/// that takes the name of a written file from the content of another file asks here. Names made of the
/// output's own (hero_0.png beside hero.gltf) need not: the user chose them.
///
/// No place lies outside of the output's folder, none is that of the output, and no two are the same. A name
/// keeps its folders where it is safe on every system, so that a model copied to another system does no harm
/// there either. It is safe when all its parts, between '/', are, and
/// - it is not absolute, has no '\' and no drive letter, and no part that is ".." ("." is left out),
/// - no folder on its way is a link that leads outside of the output's folder.
/// A part is safe when it has
/// - no control character (those that turn the direction of text among them), no ':' (a drive, or a stream of
///   NTFS) and nothing that is no UTF-8,
/// - no dot at its beginning: hidden files configure programs (".config/autostart", ".git/config"),
/// - no dot or space at its end, which Windows drops, so that ".. " would climb,
/// - no name of a device of Windows (CON, NUL, COM1, LPT1, ...), with any extension.
/// Any other name becomes its last part, made safe. A name that is taken gets a number. Names that differ in
/// the case of letters alone count as the same, as on Windows and macOS.
///
/// Names are decoded already: what stands for a byte ("%2e", "&#46;") has become that byte.
class SideFileTargets {
public:
    /// `target`: the output itself, no link.
    explicit SideFileTargets(const std::filesystem::path& target);

    /// Whether `place` would give a file of this name that very name. Ask for such names first, so that none
    /// of them gives way to one that has to change.
    bool keeps(const std::string& name) const;
    /// The place of a file of this name; it is taken then.
    SideFileTarget place(const std::string& name);
    /// Takes a name that is safe as it is; false when it is taken already.
    bool take(const std::string& name);
    /// Takes a file in the output's folder that stays where it is, and the links that lead to it.
    void leave(const std::filesystem::path& file);

    const std::filesystem::path& folder() const { return m_folder; }

private:
    bool isFree(const std::string& name) const;
    std::string keyOf(const std::string& name) const;
    bool staysInside(const std::string& name) const;

    std::filesystem::path m_folder; ///< of the output, as it was named
    std::filesystem::path m_home;   ///< the same, all links followed
    std::set<std::string> m_taken;
    std::set<std::string> m_folders; ///< those on the way to what is taken
};

/// The last part of a name, made safe on every system; never empty, never with a separator.
std::string plainFileName(const std::string& name);

/// A name in lower case, as far as file systems make no difference: Latin, Greek and Cyrillic letters.
std::string withoutCase(std::string_view name);

} // namespace sinew
