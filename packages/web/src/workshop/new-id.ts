/** For a draft on this device, and for what machines call its scenario. */
export function newDraftId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12)
}
