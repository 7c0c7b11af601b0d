/* Not of musl: the names by which Apple's compiler calls for a sine and a cosine at once. */
#ifdef __APPLE__

struct SinewDoubles {
    double sine;
    double cosine;
};
struct SinewFloats {
    float sine;
    float cosine;
};

struct SinewDoubles __sincos_stret(double angle) {
    struct SinewDoubles both;
    sincos(angle, &both.sine, &both.cosine);
    return both;
}

struct SinewFloats __sincosf_stret(float angle) {
    struct SinewFloats both;
    sincosf(angle, &both.sine, &both.cosine);
    return both;
}

#endif
