import { css } from 'styled-components'

/** Maximum height of a video, so that its title and the buttons below stay visible. */
export const tallest = 'var(--tallest, 70dvh)'

/** The largest size for a ratio such as '9:16' that fits; a narrow video is centred. */
export const inRatio = (format: string) => {
  const [width = 16, height = 9] = format.split(':').map(Number)
  return css`
    inline-size: min(100%, ${tallest} * ${width} / ${height});
    aspect-ratio: ${width} / ${height};
    margin-inline: auto;
  `
}

/**
 * A place for a film that is too narrow for controls on the film itself: with large texts they would cover it, and what is
 * above it. They are below the film instead.
 */
export const narrow = '@container film (max-width: 19.5rem)'
