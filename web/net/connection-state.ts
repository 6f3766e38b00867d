/** `offline`: the server cannot be reached, and is tried again. */
export type ConnectionState = 'live' | 'connecting' | 'offline';
