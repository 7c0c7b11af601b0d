#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kFileErrors{
    ErrorEntry{ErrorCode::Canceled,
               QT_TRANSLATE_NOOP("ErrorText", "Canceled. No file was left half-written.")},
    ErrorEntry{ErrorCode::FileNotFound,
               QT_TRANSLATE_NOOP("ErrorText", "%1: there is no such file. Check the path.")},
    ErrorEntry{ErrorCode::FileUnreadable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 cannot be read: %2. Check that it is a file and that you may read it.")},
    ErrorEntry{ErrorCode::FileEmpty, QT_TRANSLATE_NOOP("ErrorText", "%1 is empty. Export it again.")},
    ErrorEntry{ErrorCode::FileBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read: %2. It may be damaged or have the wrong "
                                              "extension. Export it again, or as FBX or GLB.")},
    ErrorEntry{ErrorCode::FormatTooOld,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is %2, and the oldest version that can be read is %3. Convert it with "
                                 "%4, or export it again as FBX or GLB."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is %2, and the oldest version that can be read is %3. Export it again "
                                 "as FBX or GLB.")},
    ErrorEntry{ErrorCode::FormatTooNew,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is %2, and the newest version that can be read is %3. Convert it with "
                                 "%4, or export it again as FBX or GLB."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is %2, and the newest version that can be read is %3. Export it again "
                                 "in that version, or as FBX or GLB.")},
    ErrorEntry{ErrorCode::MotionOnly,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 contains a motion and no mesh. Open a rigged character and play the "
                                 "motion on it: Pose > Load Motion, or sinew pose CHARACTER --motion %1."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 contains a skeleton and no mesh. Open the character and give it this "
                                 "skeleton: File > Load Skeleton, or sinew bind CHARACTER --skeleton %1.")},
    ErrorEntry{ErrorCode::MotionBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The motion in %1 cannot be used: line %3: %2. Correct the "
                                              "file, or export it again."),
               QT_TRANSLATE_NOOP("ErrorText", "The motion in %1 cannot be used: %2. Correct the file, or "
                                              "export it again.")},
    ErrorEntry{
        ErrorCode::FormatUnknown,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1: files of type \"%2\" cannot be read. Convert it to one of these: %3."),
        QT_TRANSLATE_NOOP("ErrorText", "%1 has no file extension, such as .fbx or .glb. Rename the file.")},
    ErrorEntry{ErrorCode::FormatNotWritable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: files of type \"%2\" cannot be written here. Use the extension %3."),
               QT_TRANSLATE_NOOP("ErrorText", "%1 has no file extension. Use %3.")},
    ErrorEntry{ErrorCode::FileUnwritable,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be written: %2. Choose another folder, or check its "
                                              "permissions and the free disk space.")},
    ErrorEntry{
        ErrorCode::NoMesh,
        QT_TRANSLATE_NOOP("ErrorText", "%1 contains no mesh. Export the character together with its mesh.")},
    ErrorEntry{ErrorCode::NoFaces,
               QT_TRANSLATE_NOOP("ErrorText", "%1 contains no faces. Export the mesh with its polygons.")},
    ErrorEntry{ErrorCode::PositionsUnusable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: none of the %3 vertices of %2 has a valid position. Look for a "
                                 "broken modifier, constraint or scale, and export the mesh again.")},
    ErrorEntry{ErrorCode::NoSkeleton,
               QT_TRANSLATE_NOOP("ErrorText", "%1 contains no skeleton. Use one from another file with "
                                              "--skeleton (%2).")},
    ErrorEntry{ErrorCode::NoWeights,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 contains no skin weights, so no joint moves the mesh. Bind it first.")},
    ErrorEntry{ErrorCode::TooManyFaces,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.")},
    ErrorEntry{ErrorCode::VertexListBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read as a list of vertices: line %2 says \"%3\". "
                                              "Give numbers from 0, ranges such as 20-35, or part NAME.")},
    ErrorEntry{ErrorCode::RecipeBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The recipe %1 cannot be used: %2. Correct or remove it.")},
    ErrorEntry{ErrorCode::PoseBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The pose %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::AvatarBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The avatar %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::StyleBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The style %1 cannot be used: %2. Correct the file, or learn "
                                              "it again with sinew learn.")},
    ErrorEntry{ErrorCode::StyleOtherVersion,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The style %1 is of version %2, but version %3 is needed. Learn "
                                 "it again with sinew learn.")},
    ErrorEntry{ErrorCode::StyleTooFew,
               QT_TRANSLATE_NOOP("ErrorText", "%1 has too few finished characters to learn from: %2 with "
                                              "skeleton and weights, and %3 are needed.")},
    ErrorEntry{ErrorCode::TargetsBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The targets %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::PictureMeshBroken,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "The picture mesh %1 cannot be used: %2. Correct the file, or write it again "
                                "with --save-picture-mesh of sinew bind.")},
    ErrorEntry{ErrorCode::PictureMeshTwice,
               QT_TRANSLATE_NOOP("ErrorText", "The picture mesh of %1 is in %2 and again in %3. Keep one of "
                                              "the two.")},
    ErrorEntry{
        ErrorCode::PictureUnwritable,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.")},
    ErrorEntry{ErrorCode::ProjectBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The project %1 is damaged: %2. The file was not changed; open "
                                              "an older copy, or the character itself.")},
    ErrorEntry{ErrorCode::ProjectTooNew,
               QT_TRANSLATE_NOOP("ErrorText", "The project %1 has version %2; this release reads versions up "
                                              "to %3. Open it with a newer release.")},
    ErrorEntry{
        ErrorCode::SourceMoved,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The project %1 needs the file %2, which no longer exists. Locate the file.")},
    ErrorEntry{ErrorCode::SourceChanged,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The file %2 has changed since the project %1 was saved, so the weights may "
                                 "differ. Choose the old file, or continue with this one.")},
    ErrorEntry{ErrorCode::SourceEdited,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was changed by another program since it was opened. Open it "
                                 "again, or write a new file with --rebuild.")},
    ErrorEntry{ErrorCode::KeptFileDiffers,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: more than the skin would differ from the original file "
                                 "(%2). Rebuild the whole file (--rebuild), and please report this.")},
    ErrorEntry{
        ErrorCode::SourceUnmatched,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The weights cannot be written into %1: %2 has other vertices there. Open the "
                          "file again, or write a new one with --rebuild.")},
    ErrorEntry{ErrorCode::NotKept,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 cannot be the file that was read with another skin, because %2. "
                                 "Export as GLB, or write a new VRM with --rebuild.")},
    ErrorEntry{ErrorCode::VrmBonesMissing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM needs a humanoid skeleton, and no joint was "
                                 "recognized as %2. Choose the joints in the export dialog, or with "
                                 "--vrm-bone, such as hips=Pelvis."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM needs a humanoid skeleton, and there is no "
                                 "skeleton. Load one from another file.")},
    ErrorEntry{ErrorCode::VrmBoneMisplaced,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) "
                   "in the joint tree. Choose other joints in the export dialog, or with --vrm-bone.")},
    ErrorEntry{ErrorCode::VrmJointTwice,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: joint %2 cannot be both %3 and %4. Choose another "
                                 "joint in the export dialog, or with --vrm-bone.")},
    ErrorEntry{ErrorCode::VrmBoneUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "VRM has no bone %1. The manual page on VRM lists its bones.")},
    ErrorEntry{ErrorCode::VrmAuthorMissing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM names its author. Enter one in the export "
                                 "dialog, or use --vrm-author.")},
    ErrorEntry{ErrorCode::NotFlat,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: its format is for flat characters, and %2 is not flat, "
                                 "or is not seen from the front. Open a picture as the character, or export "
                                 "as GLB or FBX.")},
    ErrorEntry{
        ErrorCode::FlatTooLarge,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 was not written: %2 can hold about %4 of these vertices, and there are "
                          "%3. Open the picture with fewer triangles (the line \"density\" of a .layers "
                          "file), or lower Max Influences.")},
    ErrorEntry{ErrorCode::AtlasTooLarge,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: its pictures do not fit into one picture of %2 x %2 "
                                 "pixels, as the format needs it. Make them smaller, or export as .tscn.")},
    ErrorEntry{
        ErrorCode::AutosaveBroken,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The automatically saved work cannot be recovered: %2. The file was kept as %1.")},
    ErrorEntry{ErrorCode::NotRigged,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "%1 contains no skeleton, but a rigged character is needed. Bind it first.")},
    ErrorEntry{ErrorCode::TargetIsInput,
               QT_TRANSLATE_NOOP("ErrorText", "%1 was not written: it would overwrite the input %2. Choose "
                                              "another name, or overwrite it with --force.")},
    ErrorEntry{ErrorCode::SideFileExists,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 exists and does not belong to %2, so nothing was written. Choose "
                                 "another name or folder, or overwrite it with --force.")},
    ErrorEntry{ErrorCode::TargetsClash,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 would be written twice: it also belongs to %2. Choose another name.")},
    ErrorEntry{ErrorCode::FileOutside,
               QT_TRANSLATE_NOOP("ErrorText", "%1 refers to the file %2, which was not read because it is "
                                              "outside its folder. Put it beside %1, or export as GLB.")},
    ErrorEntry{ErrorCode::ExtensionRequired,
               QT_TRANSLATE_NOOP("ErrorText", "%1 needs the glTF extension %2, which is not supported. "
                                              "Export it without that extension, or as FBX.")},
    ErrorEntry{ErrorCode::FileTooLarge,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is %2 MB, but files of this kind may be at most %3 MB. Check that "
                                 "it is the right file, or make it smaller.")},
    ErrorEntry{ErrorCode::NameNotListable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is left out of the list: there is a line feed or another control "
                                 "character in its name. Rename it, or list with --list0.")},
    ErrorEntry{ErrorCode::FileOtherKind,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is not the kind of file its extension says, but this: %2. Choose "
                                 "another file.")},
    ErrorEntry{ErrorCode::PictureUnsupported,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be used as a character: %2. Save it as PNG with "
                                              "transparency, in RGB with 8 bits a channel.")},
    ErrorEntry{ErrorCode::FileNameTooLong,
               QT_TRANSLATE_NOOP("ErrorText", "The name of %1 is too long: file names may have %2 bytes "
                                              "here. Choose a shorter one.")},
    ErrorEntry{ErrorCode::BatchEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "%1 names no character to bind. Put files in it that Sinew "
                                              "reads, such as %2.")},
    ErrorEntry{ErrorCode::BatchOutputInside,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing was bound: the output folder %1 lies inside the input "
                                              "folder %2. Choose a folder outside it.")},
    ErrorEntry{ErrorCode::BatchQuarantineInside,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing was bound: the quarantine folder %1 lies inside %2, "
                                              "which is read or written. Choose a folder outside it.")},
    ErrorEntry{ErrorCode::BatchSameOutput,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing was bound: %1 and %2 would both be written to %3. "
                                              "Rename one of them, or bind them into different folders.")},
    ErrorEntry{ErrorCode::ReaderTimedOut,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: the reader for %2 files was stopped after %3 seconds. The file may be "
                                 "damaged. Convert it to FBX or GLB.")},
    ErrorEntry{ErrorCode::ReaderCrashed,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: the reader for %2 files crashed. The file may be damaged. Convert it "
                                 "to FBX or GLB.")},
    ErrorEntry{ErrorCode::ReaderOutOfMemory,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: the reader for %2 files needs more than %3 GiB of memory. The file may "
                                 "be damaged. Convert it to FBX or GLB.")},
};

} // namespace

std::span<const ErrorEntry> fileErrors() {
    return kFileErrors;
}

} // namespace sinew
