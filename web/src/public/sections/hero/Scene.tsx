/**
 * The picture in the hero's monitor: a bay at dusk, graded teal and orange, with its subject (sun and sail) at 62 % of
 * the width. Its colours are the same in both themes.
 */
export function Scene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1600 900" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="scene-sky" x2="0" y2="1">
          <stop stopColor="#0c2f35" />
          <stop offset=".45" stopColor="#2b7672" />
          <stop offset=".75" stopColor="#e58a45" />
          <stop offset="1" stopColor="#ffc98a" />
        </linearGradient>
        <linearGradient id="scene-water" x2="0" y2="1">
          <stop stopColor="#f2a765" />
          <stop offset=".25" stopColor="#8a5f43" />
          <stop offset=".6" stopColor="#12383b" />
          <stop offset="1" stopColor="#081b1e" />
        </linearGradient>
        <radialGradient id="scene-halo">
          <stop stopColor="#ffe3b0" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffb066" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#scene-sky)" d="M0 0h1600v600H0z" />
      <circle cx="992" cy="500" r="380" fill="url(#scene-halo)" />
      <circle cx="992" cy="486" r="122" fill="#ffedc8" />
      <path fill="#c9753f" d="M0 470l170-70 150 46 210-104 190 92 170 60h190l160-58 170-78 190 66v180H0z" />
      <path fill="#3a5a52" d="M0 520l120-66 190 34 160-88 140 74 130 60 150 40h390l110-52 120-66 90 34v130H0z" />
      <path
        fill="#16393a"
        d="M0 600V470l90-44 120 64 150 28 110 48 190 34zM1600 600V452l-96 62-130 32-104 34-130 20z"
      />
      <path fill="url(#scene-water)" d="M0 598h1600v302H0z" />
      <g fill="#ffe0ad">
        <path d="M862 606h260v7H862zM892 628h212v7H892zM842 654h236v8H842zM918 684h176v8H918z" opacity=".9" />
        <path d="M872 718h190v9H872zM936 752h150v9H936zM890 792h130v10H890zM948 838h120v11H948z" opacity=".55" />
      </g>
      <g fill="#0b2224">
        <path d="M986 380v196h-92c44-44 76-110 92-196zM1000 416c44 48 66 102 70 160h-70z" />
        <path d="M872 588h226l-26 36H904z" />
      </g>
      <path
        fill="none"
        stroke="#0b2224"
        strokeWidth="6"
        strokeLinecap="round"
        d="M560 250q18-18 34 0q18-18 36 0M650 212q14-14 26 0q14-14 28 0M486 300q12-12 22 0q12-12 24 0"
      />
    </svg>
  )
}
