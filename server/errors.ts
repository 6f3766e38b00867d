/** What a request is refused with. */
import type { Refusal } from '@gonfalon/kernel';
import type { ErrorCode, TableView } from '@gonfalon/protocol';

/** A request that cannot be met; nothing was changed. */
export class RequestError extends Error {
  override name = 'Refused';
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** The rule that refuses it, and whose rule that is. */
  readonly refusal: (Refusal & { readonly game: string }) | undefined;
  /** Where the table stands for whoever asked, if what they saw may be out of date. */
  readonly standing: TableView | undefined;

  constructor(
    code: ErrorCode,
    params: Readonly<Record<string, string | number>> = {},
    by: { readonly refusal?: Refusal & { readonly game: string }; readonly standing?: TableView } = {},
  ) {
    super(code);
    this.code = code;
    this.params = params;
    this.refusal = by.refusal;
    this.standing = by.standing;
  }
}
