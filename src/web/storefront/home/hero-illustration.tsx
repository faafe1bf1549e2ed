export function HeroIllustration() {
  return (
    <svg
      viewBox="0 0 432 432"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="aspect-4/3 w-full rounded-lg bg-amber-wash md:aspect-square"
    >
      <defs>
        <linearGradient id="still-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbf4e8" />
          <stop offset="1" stopColor="#f1e0c5" />
        </linearGradient>
        <linearGradient id="still-niche" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf9" />
          <stop offset="1" stopColor="#fbf1e1" />
        </linearGradient>
        <linearGradient id="still-liquid" x1="0" y1="0" x2="1" y2="0.35">
          <stop offset="0" stopColor="#dca556" />
          <stop offset="0.45" stopColor="#eec07a" />
          <stop offset="1" stopColor="#b9752a" />
        </linearGradient>
        <linearGradient id="still-cap" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#8f6320" />
          <stop offset="0.3" stopColor="#f0d9a2" />
          <stop offset="0.55" stopColor="#c79a48" />
          <stop offset="1" stopColor="#7c520f" />
        </linearGradient>
        <linearGradient id="still-glass" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.9" />
          <stop offset="0.5" stopColor="#ffffff" stopOpacity="0.45" />
          <stop offset="1" stopColor="#d9c6a8" stopOpacity="0.6" />
        </linearGradient>
        <radialGradient id="still-shadow">
          <stop offset="0" stopColor="#5a3a12" stopOpacity="0.38" />
          <stop offset="1" stopColor="#5a3a12" stopOpacity="0" />
        </radialGradient>
      </defs>

      <rect width="432" height="432" fill="url(#still-wall)" />
      <path d="M56 342V178a160 160 0 0 1 320 0v164Z" fill="url(#still-niche)" />
      <rect y="342" width="432" height="90" fill="#e8d3b1" />
      <rect y="342" width="432" height="1.5" fill="#fffdf9" />

      <ellipse cx="196" cy="370" rx="112" ry="13" fill="url(#still-shadow)" />
      <path d="M232 368c60 4 118 14 160 34-58-4-122-14-176-30Z" fill="#d08b37" opacity="0.22" />
      <Flacon />

      <Vial x={286} heightPx={112} fill={0.8} />
      <Vial x={332} heightPx={86} fill={0.62} />
      <Vial x={372} heightPx={62} fill={0.45} />
    </svg>
  );
}

function Flacon() {
  return (
    <g>
      <rect x="158" y="92" width="48" height="52" rx="4" fill="url(#still-cap)" />
      <path d="M158 104h48M158 132h48" stroke="#7c520f" strokeOpacity="0.35" />
      <rect x="168" y="144" width="28" height="16" fill="url(#still-cap)" />
      <rect x="106" y="160" width="152" height="208" rx="14" fill="url(#still-glass)" stroke="#d8c3a0" />
      <path d="M116 204h132v142a12 12 0 0 1-12 12H128a12 12 0 0 1-12-12Z" fill="url(#still-liquid)" />
      <ellipse cx="182" cy="204" rx="66" ry="4" fill="#f6d7a0" />
      <path d="M181 160v176" stroke="#fffdf9" strokeOpacity="0.55" strokeWidth="2" />
      <path d="M124 212v128" stroke="#fffdf9" strokeOpacity="0.65" strokeWidth="5" strokeLinecap="round" />
      <rect x="140" y="244" width="84" height="72" rx="2" fill="#fffaf0" stroke="#d9b87f" />
      <rect x="144" y="248" width="76" height="64" fill="none" stroke="#d9b87f" strokeWidth="0.75" />
      <path fill="#9a5a12" d="M182 260c4 7 10 13 10 20a10 10 0 0 1-20 0c0-7 6-13 10-20Z" />
      <path d="M164 303h36" stroke="#9a5a12" strokeWidth="1.25" />
    </g>
  );
}

const floorY = 372;

function Vial({ x, heightPx, fill }: { x: number; heightPx: number; fill: number }) {
  const widthPx = 26;
  const top = floorY - heightPx;
  const level = heightPx * fill;
  return (
    <g>
      <ellipse cx={x + widthPx / 2 + 4} cy={floorY} rx={widthPx} ry="5" fill="url(#still-shadow)" />
      <rect x={x + 6} y={top - 26} width={widthPx - 12} height="18" rx="2.5" fill="url(#still-cap)" />
      <rect x={x + 3} y={top - 9} width={widthPx - 6} height="9" fill="url(#still-cap)" />
      <rect x={x} y={top} width={widthPx} height={heightPx} rx="5" fill="url(#still-glass)" stroke="#d8c3a0" />
      <rect x={x + 3} y={floorY - level} width={widthPx - 6} height={level - 4} rx="3" fill="url(#still-liquid)" />
      <path
        d={`M${x + 7} ${floorY - level + 5}V${floorY - 12}`}
        stroke="#fffdf9"
        strokeOpacity="0.65"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}
