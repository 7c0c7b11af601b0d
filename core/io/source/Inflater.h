#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <type_traits>

namespace sinew {

/// Unpacks zlib data as it is asked for. A few bytes can unpack to gigabytes; whoever knows from the file how
/// much a record holds asks for so much, checks it as it comes, and never has more in memory.
class Inflater {
public:
    /// `packed` has to outlive this.
    explicit Inflater(std::string_view packed);
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater();

    /// The next bytes. False where the data is damaged or ends earlier; nothing more comes then.
    bool read(void* to, std::size_t size);
    /// A number as it is stored.
    template<typename T>
    bool read(T& value) {
        static_assert(std::is_arithmetic_v<T>);
        return read(&value, sizeof(T));
    }
    /// Everything was read, and the data ends soundly there.
    bool atEnd();

private:
    struct Stream;
    std::size_t unpack(void* to, std::size_t size);
    bool fill();

    std::unique_ptr<Stream> m_stream;
};

/// Unpacks all of `packed` to exactly `size` bytes; false where it is damaged, shorter or longer.
bool inflateExactly(std::string_view packed, void* to, std::size_t size);

} // namespace sinew
