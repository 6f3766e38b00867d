/**
 * What became of a call. `again`: it certainly was not heard, and may be later. `lost`: it was not heard or nobody
 * knows, and it is not worth or not safe to repeat it. `gone`: nobody is there any more.
 */
export type DeliveryResult = 'sent' | 'again' | 'lost' | 'gone';
