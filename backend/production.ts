// The first import of the server: graphql looks once, when it is loaded, whether to check each type of each field for a
// second copy of itself, which costs a twentieth of an operation.
process.env.NODE_ENV ??= 'production';
