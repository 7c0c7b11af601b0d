#pragma once

class QWidget;

namespace sinew {

/// A frameless area that scrolls `content` up and down and is never narrower than it.
QWidget* scrollPane(QWidget* content);

} // namespace sinew
