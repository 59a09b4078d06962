/** Tables on the server; shown when there is one. */
export function OnlineTables() {
  return null
}
