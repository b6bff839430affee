/** The light build, which the package ships without types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
