import { themes } from '../../../theme/tokens'

/** The countdown picture at the start of a film. */
export function FilmLeader({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#241e19" d="M0 0h1600v900H0z" />
      <path fill="#2f2720" d="M800 450V-460A910 910 0 0 1 1588 -5L800 450z" />
      <path fill="#2f2720" d="M800 450L1588 -5L1700 -5V900L1588 905z" />
      <g fill="none" stroke="#8a7d70" strokeWidth="3">
        <path d="M0 450h1600M800 0v900" />
        <circle cx="800" cy="450" r="330" />
        <circle cx="800" cy="450" r="280" />
      </g>
      <g fill="none" stroke="#8a7d70" strokeWidth="4">
        <path d="M60 130V60h84M1456 60h84v70M1540 770v70h-84M144 840H60v-70" />
      </g>
      <path
        stroke={themes.dark.secondary}
        strokeWidth="4"
        strokeDasharray="14 12"
        fill="none"
        d="M160 90h1280v720H160z"
        opacity=".6"
      />
    </svg>
  )
}
