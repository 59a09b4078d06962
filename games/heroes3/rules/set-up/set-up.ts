import type { Chance, Opening } from '@krcma/kernel'
import { ASTROLOGER_IDS } from '../../content/astrologers.ts'
import { isCampaign } from '../../content/campaign.ts'
import { CARD_IDS, type CardId, cardOf, nameOf } from '../../content/cards.ts'
import { NEUTRAL_CARD_IDS, neutralOf } from '../../content/neutral-units.ts'
import { TOURNAMENT } from '../../content/rulesets.ts'
import type { Scenario } from '../../content/scenario.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import { TIERS } from '../../content/units.ts'
import { VARIANT_IDS, type VariantId } from '../../content/variants.ts'
import type { DeckId, Heroes3, NeutralDeck, Player, Seat, SharedDeck, State, Task } from '../../shape.ts'

export function scenarioOf({ scenario, options }: Opening<Heroes3>): Scenario {
  if (scenario === null) return SCENARIOS[options.scenario]
  if (isCampaign(scenario)) throw new Error('several scenarios are no game')
  return scenario
}

/** H3B-VAR-01: what the table, the scenario's list or one of its rules switches on. */
export function variantsOf(opening: Opening<Heroes3>): VariantId[] {
  const { options } = opening
  const { rules, variants = [] } = scenarioOf(opening)
  return VARIANT_IDS.filter(
    (id) =>
      options[id] === true ||
      variants.includes(id) ||
      rules.some((rule) => rule.kind === 'variant' && rule.variant === id),
  )
}

/** H3B-SETUP-01, and what waits to be decided. */
export function setUp(opening: Opening<Heroes3>, chance: Chance): State {
  const { options, players } = opening
  const scenario = scenarioOf(opening)
  const tournament = scenario.ruleset === 'tournament-base'
  const variants = variantsOf(opening)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    setting: {
      scenario,
      tournament,
      hardness: options.difficulty,
      variants,
      openPools: options['tile-pools'] === 'open',
      autoNeutrals: options['neutral-control'] === 'auto',
      bonus: options['starting-bonus'],
      randomFactions: options.factions === 'random',
      centre: options.centre === 'usual' ? null : options.centre,
      saga: opening.campaign,
    },
    round: 0,
    first: null,
    active: null,
    turnsOver: 0,
    agenda: [{ do: 'start-roll' }, ...[...seats].reverse().map((seat): Task => ({ do: 'choose-side', seat }))],
    players: seats.map((seat) => newPlayer(seat, players)),
    map: [],
    fields: {},
    pools: [],
    box: [],
    drawnTile: null,
    decks: sharedDecks(tournament, variants),
    neutrals: neutralDecks(chance),
    astrologers: {
      deck: { of: 'astrologers', sees: [], items: chance.shuffle([...ASTROLOGER_IDS]) },
      discard: [],
      current: null,
      pending: [],
    },
    looking: null,
    peeked: null,
    revealed: [],
    casting: null,
    battle: null,
    grail: { taken: false, carrier: null, field: null },
    removed: tournament ? CARD_IDS.filter(isRemoved) : [],
    latches: [],
    occurred: {},
    captured: [],
    ended: null,
  }
}

/** H3B-TRULE-01, H3B-TRULE-02 */
function isRemoved(card: CardId): boolean {
  const { abilities, artifacts } = TOURNAMENT.removed
  return ([...abilities, ...artifacts] as readonly string[]).includes(nameOf(card))
}

function newPlayer(seat: Seat, players: number): Player {
  const mine = () => ({ of: `cards-of-${seat}`, sees: [seat], items: [] as CardId[] })
  const none = () => ({ gold: 0, materials: 0, valuables: 0 })
  const zeros = () => Array.from({ length: players }, () => 0)
  return {
    faction: null,
    hero: null,
    level: 1,
    experience: 0,
    hand: mine(),
    deck: { ...mine(), sees: [] },
    discard: mine(),
    top: { ...mine(), sees: 'all' },
    inPlay: [],
    returning: [],
    scored: [],
    gained: { ability: 0, artifact: 0, spell: 0 },
    goods: none(),
    baseIncome: none(),
    lessIncome: none(),
    buildings: [],
    guildBuilt: null,
    tokens: { build: true, population: true, spellBook: true },
    usedThisTurn: [],
    expertUsed: 0,
    morale: 'neutral',
    mustDiscardHand: false,
    heroes: { main: null, secondary: null },
    units: [],
    cubes: zeros(),
    defeated: { main: zeros(), secondary: zeros() },
    ongoing: [],
    lasts: [],
    firstSpell: { period: false, turn: false },
    points: 0,
    homeless: 0,
    eliminated: false,
  }
}

/** H3B-SETUP-07, H3B-OPT-01, H3B-OPT-05: all cards that nobody begins with; those of the heroes are taken out once they are known. */
function sharedDecks(tournament: boolean, variants: readonly VariantId[]): { [D in DeckId]?: SharedDeck } {
  const decks: { [D in DeckId]?: SharedDeck } = {}
  for (const card of CARD_IDS) {
    const id = deckOf(card, variants)
    if (id === null || (tournament && isRemoved(card))) continue
    decks[id] ??= { deck: { of: id, sees: [], items: [] }, discard: [] }
    decks[id].deck.items.push(card)
  }
  return decks
}

function deckOf(card: CardId, variants: readonly VariantId[]): DeckId | null {
  const is = cardOf(card)
  switch (is.kind) {
    case 'ability':
      return 'ability'
    case 'artifact':
      return variants.includes('split-artifact-decks') ? `artifact-${is.level}` : 'artifact'
    case 'spell':
      return variants.includes('split-spell-decks') ? `spell-${is.level}` : 'spell'
    default:
      return null
  }
}

/** H3B-SETUP-09 */
function neutralDecks(chance: Chance): State['neutrals'] {
  const deckOfTier = (tier: (typeof TIERS)[number]): NeutralDeck => ({
    deck: {
      of: `neutral-${tier}`,
      sees: [],
      items: chance.shuffle(NEUTRAL_CARD_IDS.filter((card) => neutralOf(card).tier === tier)),
    },
    discard: [],
  })
  const [bronze, silver, golden, azure] = TIERS
  return {
    bronze: deckOfTier(bronze),
    silver: deckOfTier(silver),
    golden: deckOfTier(golden),
    azure: deckOfTier(azure),
  }
}
