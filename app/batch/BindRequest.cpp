#include "app/batch/BindRequest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sinew {
namespace {

const QString kArguments = QStringLiteral("arguments");
const QString kExitCode = QStringLiteral("exitCode");
const QString kError = QStringLiteral("error");
const QString kLackedMemory = QStringLiteral("lackedMemory");
const QString kResident = QStringLiteral("residentBytes");

QByteArray lineOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

QByteArray bindRequest(const QStringList& arguments) {
    return lineOf({{kArguments, QJsonArray::fromStringList(arguments)}});
}

std::optional<QStringList> readBindRequest(const QByteArray& line) {
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (!object[kArguments].isArray()) {
        return std::nullopt;
    }
    QStringList arguments;
    for (const QJsonValue& word : object[kArguments].toArray()) {
        arguments << word.toString();
    }
    return arguments;
}

QByteArray answerLine(const BindAnswer& answer) {
    return lineOf({{kExitCode, answer.exitCode},
                   {kError, QString::fromStdString(answer.error)},
                   {kLackedMemory, answer.lackedMemory},
                   {kResident, static_cast<double>(answer.resident)}});
}

std::optional<BindAnswer> readBindAnswer(const QByteArray& line) {
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (!object[kExitCode].isDouble()) {
        return std::nullopt;
    }
    return BindAnswer{object[kExitCode].toInt(), object[kError].toString().toStdString(),
                      object[kLackedMemory].toBool(), static_cast<std::size_t>(object[kResident].toDouble())};
}

} // namespace sinew
