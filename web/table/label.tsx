/** What a button of the table says: in full, or in a word where little room is left. Either way it is read in full. */
export function Label({ short, long }: { readonly short: string; readonly long: string }) {
  return (
    <>
      <span class="label-long">{long}</span>
      <span class="label-short" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
