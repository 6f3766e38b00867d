/** The address of the file that holds all icons; the build makes it. */
declare module 'virtual:icon-sprite' {
  const address: string;
  export default address;
}

/** Styles are for the bundler. */
declare module '*.css' {}
declare module '@fontsource-variable/alegreya' {}
