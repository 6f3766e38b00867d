/** The version of what server and clients say to each other; it goes up when an older one would not be understood. */
export const PROTOCOL_VERSION = 2;
/** Where each reply to an HTTP request tells the server's. */
export const PROTOCOL_HEADER = 'x-gonfalon-protocol';
