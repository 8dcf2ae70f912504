/** Two heads on one pair of shoulders. */
export function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="mark" aria-hidden="true">
      <circle cx="7.5" cy="8" r="4.5" />
      <circle cx="16.5" cy="8" r="4.5" />
      <path d="M2 22c1.5-7 18.5-7 20 0" className="shoulders" />
    </svg>
  );
}
