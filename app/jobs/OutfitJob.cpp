#include "app/jobs/OutfitJob.h"

#include "app/document/DocumentState.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

constexpr int kMatchDelay = 150; // milliseconds: a spin box that is held down asks more often

/// Everything that dressing needs of the document and of its user.
struct Dressing {
    std::shared_ptr<const Outfit> outfit;
    Scene body;
    std::filesystem::path output;
    TransferChoices choices;
    ExportSettings settings;
};

Expected<std::shared_ptr<const Outfit>> readWithHash(const std::filesystem::path& file, const Scene& body,
                                                     Progress& progress) {
    SINEW_TRY(ImportedScene read, readOutfit(file, body, {}, progress));
    SINEW_TRY(std::string sha256, fileSha256(file, progress));
    return std::make_shared<const Outfit>(Outfit{file, std::move(read.scene), std::move(sha256)});
}

/// Before the work begins: what it was made from is not written over, and what stands beside it can be.
Expected<void> checkOutput(const Dressing& asked) {
    const Scene& outfit = asked.outfit->scene;
    SINEW_CHECK(checkNoInput(
        {asked.output.string()},
        filesBehind(outfit, {outfit.sourceFile, asked.body.sourceFile, asked.choices.jointTable})));
    if (!asked.settings.rebuild && !whyNotPatched(outfit, asked.outfit->file, asked.output, asked.settings)) {
        SINEW_CHECK(checkUnchanged(asked.outfit->file, asked.outfit->sha256));
    }
    return checkSaved(outfit, asked.outfit->file, asked.output, asked.settings);
}

Expected<OutfitOutcome> dressAndWrite(Dressing asked, Progress& progress) {
    const std::vector<std::string> sources =
        filesBehind(asked.outfit->scene, {asked.outfit->file.string(), asked.body.sourceFile});
    asked.settings.sources.assign(sources.begin(), sources.end());
    SINEW_CHECK(checkOutput(asked));
    Scene scene = asked.outfit->scene;
    SINEW_TRY(SceneTransfer done, dressOutfit(scene, asked.body, asked.choices, progress));
    SINEW_TRY(SavedScene saved, saveScene(scene, asked.outfit->file, asked.output, asked.settings, progress));
    OutfitOutcome outcome;
    outcome.written = std::move(saved.written);
    outcome.kept = saved.kept;
    outcome.matching = std::move(done.transfer.parts);
    outcome.notices = std::move(done.transfer.notices);
    std::ranges::move(saved.notices, std::back_inserter(outcome.notices));
    outcome.metersPerUnit = scene.metersPerUnit;
    for (const std::filesystem::path& file : outcome.written) {
        std::error_code problem;
        const std::uintmax_t bytes = std::filesystem::file_size(file, problem);
        outcome.bytes += problem ? 0 : static_cast<std::size_t>(bytes);
    }
    return outcome;
}

} // namespace

OutfitJob::OutfitJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_preview(pool)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kMatchDelay);
    connect(&m_timer, &QTimer::timeout, this, &OutfitJob::beginMatch);
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, &OutfitJob::close);
}

void OutfitJob::open(const QString& file, const TransferChoices& choices) {
    m_choices = choices;
    if (file == m_file && (m_outfit || m_preview.running())) {
        return;
    }
    m_timer.stop();
    m_preview.drop();
    m_file = file;
    m_outfit.reset();
    m_matching.reset();
    if (!file.isEmpty() && m_document.state().hasSkeleton()) {
        read();
    }
    Q_EMIT changed();
}

void OutfitJob::match(const TransferChoices& choices) {
    m_choices = choices;
    if (m_outfit) {
        m_preview.drop();
        m_timer.start();
    }
}

void OutfitJob::close() {
    m_job.cancel();
    open({}, {});
}

/// With the weights in force.
Scene OutfitJob::body() {
    return m_document.finishWeights().boundScene();
}

void OutfitJob::read() {
    m_preview.start<std::shared_ptr<const Outfit>>(
        [file = std::filesystem::path(m_file.toStdString()), body = body()](Progress& progress) {
            return readWithHash(file, body, progress);
        },
        [this](Expected<std::shared_ptr<const Outfit>> outfit) {
            if (!outfit) {
                refuse(outfit.error());
                return;
            }
            m_outfit = std::move(*outfit);
            beginMatch();
            Q_EMIT changed();
        });
}

void OutfitJob::beginMatch() {
    m_preview.start<TransferMatching>(
        [outfit = m_outfit, body = body(), choices = m_choices](Progress& progress) {
            return matchesBetween(body, outfit->scene, choices, progress);
        },
        [this](Expected<TransferMatching> matching) {
            if (matching) {
                m_matching = std::make_shared<const TransferMatching>(std::move(*matching));
                Q_EMIT changed();
            } else {
                refuse(matching.error());
            }
        });
}

void OutfitJob::refuse(const Error& error) {
    m_matching.reset();
    Q_EMIT changed();
    Q_EMIT unreadable(error);
}

void OutfitJob::dress(const QString& output, const TransferChoices& choices, const ExportSettings& settings) {
    if (running() || !m_outfit || !m_document.state().hasWeights()) {
        return;
    }
    Dressing asked{m_outfit, body(), std::filesystem::path(output.toStdString()), choices, settings};
    m_job.start<OutfitOutcome>(
        [asked = std::move(asked)](Progress& progress) { return dressAndWrite(asked, progress); },
        [this](const Expected<OutfitOutcome>& outcome) {
            if (outcome) {
                m_matching = std::make_shared<const TransferMatching>(outcome->matching);
            }
            tellEnd(*this, outcome);
        });
}

} // namespace sinew
