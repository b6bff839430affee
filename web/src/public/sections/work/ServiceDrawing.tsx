import styled from 'styled-components'
import { color, radius } from '../../../theme/tokens'

type ServiceId = 'commercial' | 'social' | 'cinematic' | 'motion' | 'podcast' | 'color'

interface Drawing {
  /** The frame, in the format in which the service is usually delivered. */
  width: number
  height: number
  /** SVG paths: thin lines, and in the accent colour the editor's work. */
  quiet: string
  strong: string
  /** A path in the secondary accent colour. */
  accent?: string
}

const drawings: Record<ServiceId, Drawing> = {
  // Quick cuts that end on the product and its call to action.
  commercial: {
    width: 160,
    height: 90,
    quiet: 'M14 16h34v40H14zM54 16h20v40H54zM80 16h12v40H80z',
    strong: 'M98 16h48v40H98zM14 72h84M110 65h36v14h-36zM118 28l14 8-14 8z',
  },
  // The hook in the first seconds, and captions for watching without sound.
  social: {
    width: 58,
    height: 102,
    quiet: 'M14 86h30M20 92h18M29 22a11 11 0 1 1 0 22 11 11 0 0 1 0-22M14 66c2-18 28-18 30 0',
    strong: 'M10 74h38M10 12h10',
  },
  // A wide picture with bars, and long takes under it.
  cinematic: {
    width: 160,
    height: 90,
    quiet: 'M0 14h160M0 66h160M16 58l34-30 26 22 22-16 46 24',
    strong: 'M14 78h62M82 78h40M128 78h18M112 26a7 7 0 1 1 0 14 7 7 0 0 1 0-14',
  },
  // A shape on a path with its keyframes and handles.
  motion: {
    width: 94,
    height: 94,
    quiet: 'M16 78h62M16 78V16M18 76h30M76 20H46',
    strong: 'M18 76C48 76 46 20 76 20M18 71l5 5-5 5-5-5zM76 15l5 5-5 5-5-5z',
  },
  // Two cameras and one clean voice.
  podcast: {
    width: 160,
    height: 90,
    quiet:
      'M80 10v44M40 16a9 9 0 1 1 0 18 9 9 0 0 1 0-18M24 50c2-14 30-14 32 0M120 16a9 9 0 1 1 0 18 9 9 0 0 1 0-18M104 50c2-14 30-14 32 0',
    strong:
      'M14 72v4M22 68v12M30 62v24M38 68v12M46 70v8M54 64v20M62 60v28M70 66v16M78 71v6M86 66v16M94 62v24M102 68v12M110 72v4M118 66v16M126 63v22M134 69v10M142 72v4',
  },
  // The same picture, flat on one side of the wipe and graded on the other.
  color: {
    width: 94,
    height: 94,
    quiet: 'M12 62l18-20 17 12M12 72h35M47 10v74M20 24a9 9 0 1 1 18 0 9 9 0 1 1-18 0',
    strong: 'M47 62l18-20 17 20M47 72h35M42 36l-5 5 5 5M52 36l5 5-5 5',
    accent: 'M56 24a9 9 0 1 1 18 0 9 9 0 1 1-18 0M54 80h22',
  },
}

/** An illustration of a service, in the frame of its format. */
export function ServiceDrawing({ id }: { id: ServiceId }) {
  const { width, height, quiet, strong, accent } = drawings[id]
  return (
    <Frame width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={quiet} opacity="0.55" />
      <Strong d={strong} />
      {accent && <Accented d={accent} />}
    </Frame>
  )
}

const Strong = styled.path`
  color: ${color.secondary};
`
const Accented = styled.path`
  color: ${color.accent};
`
const Frame = styled.svg`
  flex: none;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.inkSoft};
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
