export const archive = {
  title: 'Archive',
  empty: 'No game has been finished on this device yet.',
  emptyText:
    'Whatever is played to its end is kept here: to be watched again move by move, from every seat, and played on from any position.',
  begin: 'Play something',
  import: 'Open a saved record',
  importBad: 'This file is not a record that we can read.',
  delete: 'Delete',
  here: 'On this device',
  server: 'On the server',
}
