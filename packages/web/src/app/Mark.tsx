/** Two heads on one pair of shoulders. */
export function Mark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="mark" aria-hidden="true">
      <circle cx="7.5" cy="6.5" r="4.3" />
      <circle cx="16.5" cy="6.5" r="4.3" />
      <path
        d="M2 21.5c.8-6 3.8-8.6 7.4-8.2 1.7.2 3.5.2 5.2 0 3.6-.4 6.6 2.2 7.4 8.2Z"
        className="shoulders"
      />
    </svg>
  );
}
