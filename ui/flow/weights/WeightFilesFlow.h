#pragma once

#include "app/jobs/WeightFiles.h"
#include "ui/workspace/WindowContext.h"

namespace sinew {

/// Weights > Import Weights and Export Weights: asks for the file, tells how it went.
class WeightFilesFlow : public QObject {
    Q_OBJECT
public:
    explicit WeightFilesFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void connectFiles();
    void read();
    void write();
    bool mayWrite(const QString& file) const;
    void tell(const QString& text, const Notices& notices);
    void show();

    WindowContext m_context;
};

} // namespace sinew
