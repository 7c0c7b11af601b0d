#include "tests/ui/support/TsFile.h"

#include "tests/support/TestModels.h"

#include <QFile>
#include <QXmlStreamReader>

namespace sinew::test {
namespace {

void readTranslation(QXmlStreamReader& xml, TsMessage& message) {
    message.finished = !xml.attributes().hasAttribute("type");
    if (!message.plural) {
        message.texts << xml.readElementText();
        return;
    }
    while (xml.readNextStartElement()) {
        message.texts << xml.readElementText();
    }
}

TsMessage readMessage(QXmlStreamReader& xml, const QString& context) {
    TsMessage message;
    message.context = context;
    message.plural = xml.attributes().value("numerus") == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            readTranslation(xml, message);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

} // namespace

QList<TsMessage> tsMessages(const QString& code) {
    QList<TsMessage> messages;
    QFile file(sourcePath("translations/sinew_" + code + ".ts"));
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QStringLiteral("name")) {
            context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QStringLiteral("message")) {
            messages.append(readMessage(xml, context));
        }
    }
    return xml.hasError() ? QList<TsMessage>() : messages;
}

} // namespace sinew::test
