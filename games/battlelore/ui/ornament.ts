/** For a part of a drawing that says nothing that is not said in words elsewhere. */
export const ornament = { 'aria-hidden': true } as const;
