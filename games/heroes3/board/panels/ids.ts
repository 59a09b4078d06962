/** What opens over the map. */
export type PanelId = 'town' | 'hand' | 'army' | 'score'
