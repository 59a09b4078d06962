import type { AbilityId } from '../../content/abilities.ts'
import type { ArtifactId } from '../../content/artifacts.ts'
import type { AstrologerId } from '../../content/astrologers.ts'
import type { BuildingId, BuildingKind } from '../../content/buildings.ts'
import type { Hardness } from '../../content/difficulty.ts'
import type { FactionId } from '../../content/factions.ts'
import type { HeroId } from '../../content/heroes.ts'
import type { LocationId } from '../../content/locations.ts'
import type { NeutralId } from '../../content/neutral-units.ts'
import type { SpellId } from '../../content/spells.ts'
import type { StatisticId } from '../../content/statistics.ts'
import type { UnitId } from '../../content/units.ts'
import type { VariantId } from '../../content/variants.ts'

export const factions: Readonly<Record<FactionId, string>> = {
  castle: 'Castle',
  necropolis: 'Necropolis',
  dungeon: 'Dungeon',
}

export const heroes: Readonly<Record<HeroId, string>> = {
  catherine: 'Catherine',
  rion: 'Rion',
  sandro: 'Sandro',
  tamika: 'Tamika',
  mutare: 'Mutare',
  alamar: 'Alamar',
}

export const classes: Readonly<Record<HeroId, string>> = {
  catherine: 'Knight',
  rion: 'Cleric',
  sandro: 'Necromancer',
  tamika: 'Death Knight',
  mutare: 'Overlord',
  alamar: 'Warlock',
}

/** A hero's three specialty cards have one name. */
export const specialties: Readonly<Record<HeroId, string>> = {
  catherine: 'Crusaders',
  rion: 'Battlefield Medic',
  sandro: 'Cloak of the Undead King',
  tamika: 'Dread Knights',
  mutare: 'Dragons',
  alamar: 'Resurrection',
}

export const buildings: Readonly<Record<BuildingId, string>> = {
  'castle.city-hall': 'City Hall',
  'castle.citadel': 'Citadel',
  'castle.mage-guild': 'Mage Guild',
  'castle.towers': 'Towers',
  'castle.holy-grounds': 'Holy Grounds',
  'castle.glory-of-erathia': 'Glory of Erathia',
  'castle.brotherhood-of-the-sword': 'Brotherhood of the Sword',
  'castle.blacksmith': 'Blacksmith',
  'necropolis.city-hall': 'City Hall',
  'necropolis.citadel': 'Citadel',
  'necropolis.mage-guild': 'Mage Guild',
  'necropolis.old-cemetery': 'Old Cemetery',
  'necropolis.mausoleum-domain': 'Mausoleum Domain',
  'necropolis.vaults-of-darkness': 'Vaults of Darkness',
  'necropolis.cover-of-darkness': 'Cover of Darkness',
  'necropolis.necromancy-amplifier': 'Necromancy Amplifier',
  'dungeon.city-hall': 'City Hall',
  'dungeon.citadel': 'Citadel',
  'dungeon.mage-guild': 'Mage Guild',
  'dungeon.warrens': 'Warrens',
  'dungeon.inner-labyrinths': 'Inner Labyrinths',
  'dungeon.ancient-lairs': 'Ancient Lairs',
  'dungeon.portal-of-summoning': 'Portal of Summoning',
  'dungeon.mana-vortex': 'Mana Vortex',
}

export const buildingKinds: Readonly<Record<BuildingKind, string>> = {
  'city-hall': 'City Hall',
  citadel: 'Citadel',
  'mage-guild': 'Mage Guild',
  'dwelling-bronze': 'Bronze dwelling',
  'dwelling-silver': 'Silver dwelling',
  'dwelling-golden': 'Golden dwelling',
  'special-a': 'First special building',
  'special-b': 'Second special building',
}

export const units: Readonly<Record<UnitId, string>> = {
  halberdiers: 'Halberdiers',
  marksmen: 'Marksmen',
  griffins: 'Griffins',
  crusaders: 'Crusaders',
  zealots: 'Zealots',
  champions: 'Champions',
  archangels: 'Archangels',
  skeletons: 'Skeletons',
  zombies: 'Zombies',
  wraiths: 'Wraiths',
  vampires: 'Vampires',
  liches: 'Liches',
  'dread-knights': 'Dread Knights',
  'ghost-dragons': 'Ghost Dragons',
  troglodytes: 'Troglodytes',
  harpies: 'Harpies',
  'evil-eyes': 'Evil Eyes',
  medusas: 'Medusas',
  minotaurs: 'Minotaurs',
  manticores: 'Manticores',
  'black-dragons': 'Black Dragons',
}

export const neutrals: Readonly<Record<NeutralId, string>> = {
  'n-halberdiers': 'Halberdiers',
  'n-marksmen': 'Marksmen',
  'n-griffins': 'Griffins',
  'n-skeletons': 'Skeletons',
  'n-zombies': 'Zombies',
  'n-wraiths': 'Wraiths',
  'n-troglodytes': 'Troglodytes',
  'n-harpies': 'Harpies',
  'n-evil-eyes': 'Evil Eyes',
  'n-boars': 'Boars',
  'n-halflings': 'Halflings',
  'n-peasants': 'Peasants',
  'n-rogues': 'Rogues',
  'n-crusaders': 'Crusaders',
  'n-zealots': 'Zealots',
  'n-vampires': 'Vampires',
  'n-liches': 'Liches',
  'n-medusas': 'Medusas',
  'n-minotaurs': 'Minotaurs',
  'n-mummies': 'Mummies',
  'n-nomads': 'Nomads',
  'n-sharpshooters': 'Sharpshooters',
  'n-champions': 'Champions',
  'n-archangels': 'Archangels',
  'n-dread-knights': 'Dread Knights',
  'n-ghost-dragons': 'Ghost Dragons',
  'n-manticores': 'Manticores',
  'n-black-dragons': 'Black Dragons',
  'n-gold-golems': 'Gold Golems',
  'n-diamond-golems': 'Diamond Golems',
  'n-enchanters': 'Enchanters',
  'n-trolls': 'Trolls',
  'n-crystal-dragons': 'Crystal Dragons',
  'n-azure-dragons': 'Azure Dragons',
}

export const arrowTower = 'Arrow Tower'

export const statistics: Readonly<Record<StatisticId, string>> = {
  'stat-attack': 'Attack',
  'stat-defense': 'Defense',
  'stat-power': 'Power',
  'stat-knowledge': 'Knowledge',
}

export const abilities: Readonly<Record<AbilityId, string>> = {
  archery: 'Archery',
  armorer: 'Armorer',
  diplomacy: 'Diplomacy',
  estates: 'Estates',
  intelligence: 'Intelligence',
  leadership: 'Leadership',
  logistics: 'Logistics',
  luck: 'Luck',
  mysticism: 'Mysticism',
  necromancy: 'Necromancy',
  offense: 'Offense',
  resistance: 'Resistance',
  sorcery: 'Sorcery',
  tactics: 'Tactics',
  wisdom: 'Wisdom',
}

export const spells: Readonly<Record<SpellId, string>> = {
  'magic-arrow': 'Magic Arrow',
  'anti-magic': 'Anti-Magic',
  bless: 'Bless',
  blind: 'Blind',
  bloodlust: 'Bloodlust',
  'chain-lightning': 'Chain Lightning',
  counterstrike: 'Counterstrike',
  cure: 'Cure',
  curse: 'Curse',
  'disrupting-ray': 'Disrupting Ray',
  'fire-shield': 'Fire Shield',
  fireball: 'Fireball',
  haste: 'Haste',
  'lightning-bolt': 'Lightning Bolt',
  prayer: 'Prayer',
  resurrection: 'Resurrection',
  slow: 'Slow',
  'stone-skin': 'Stone Skin',
  teleport: 'Teleport',
  'town-portal': 'Town Portal',
  weakness: 'Weakness',
}

export const artifacts: Readonly<Record<ArtifactId, string>> = {
  'armor-of-wonder': 'Armor of Wonder',
  'blackshard-of-the-dead-knight': 'Blackshard of the Dead Knight',
  'breastplate-of-petrified-wood': 'Breastplate of Petrified Wood',
  'centaurs-axe': "Centaur's Axe",
  'charm-of-mana': 'Charm of Mana',
  'dragon-wing-tabard': 'Dragon Wing Tabard',
  'hourglass-of-the-evil-hour': 'Hourglass of the Evil Hour',
  'inexhaustible-cart-of-lumber': 'Inexhaustible Cart of Lumber',
  'legs-of-legion': 'Legs of Legion',
  'loins-of-legion': 'Loins of Legion',
  'red-dragon-flame-tongue': 'Red Dragon Flame Tongue',
  'rib-cage': 'Rib Cage',
  'shield-of-the-dwarven-lords': 'Shield of the Dwarven Lords',
  'shield-of-the-yawning-dead': 'Shield of the Yawning Dead',
  speculum: 'Speculum',
  'dragon-scale-shield': 'Dragon Scale Shield',
  'endless-bag-of-gold': 'Endless Bag of Gold',
  'everflowing-crystal-cloak': 'Everflowing Crystal Cloak',
  'everpouring-vial-of-mercury': 'Everpouring Vial of Mercury',
  'head-of-legion': 'Head of Legion',
  'ogres-club-of-havoc': "Ogre's Club of Havoc",
  'shackles-of-war': 'Shackles of War',
  'targ-of-the-rampaging-ogre': 'Targ of the Rampaging Ogre',
  'tunic-of-the-cyclops-king': 'Tunic of the Cyclops King',
  'vial-of-lifeblood': 'Vial of Lifeblood',
  'angel-wings': 'Angel Wings',
  'dragon-scale-armor': 'Dragon Scale Armor',
  'endless-sack-of-gold': 'Endless Sack of Gold',
  'sentinels-shield': "Sentinel's Shield",
  'sword-of-judgement': 'Sword of Judgement',
  'titans-cuirass': "Titan's Cuirass",
  'titans-gladius': "Titan's Gladius",
}

export const astrologers: Readonly<Record<AstrologerId, string>> = {
  'annoying-lizard': 'Annoying Lizard',
  'battalions-stallion': "Battalion's Stallion",
  'crazy-wizard': 'Crazy Wizard',
  'dead-silence': 'Dead Silence',
  'fancy-pixie': 'Fancy Pixie',
  'fluffy-rabbit': 'Fluffy Rabbit',
  'friendly-beaver': 'Friendly Beaver',
  'gold-dragon': 'Gold Dragon',
  'greedy-dragon': 'Greedy Dragon',
  'grim-warlock': 'Grim Warlock',
  'groovy-satyr': 'Groovy Satyr',
  'isras-friends': "Isra's Friends",
  'magic-tortoise': 'Magic Tortoise',
  'merry-leprechaun': 'Merry Leprechaun',
  'profuse-growth': 'Profuse Growth',
  'swift-weasel': 'Swift Weasel',
  'terrible-plague': 'Terrible Plague',
  'white-raven': 'White Raven',
  'wild-debauchery': 'Wild Debauchery',
}

export const locations: Readonly<Record<LocationId, string>> = {
  empty: 'Empty Field',
  blocked: 'Blocked Field',
  town: 'Town',
  settlement: 'Settlement',
  mine: 'Mine',
  obelisk: 'Obelisk',
  'dragon-utopia': 'Dragon Utopia',
  grail: 'Grail',
  artifact: 'Artifact',
  resource: 'Resources',
  treasure: 'Treasure',
  'pandoras-box': "Pandora's Box",
  'learning-stone': 'Learning Stone',
  'tree-of-knowledge': 'Tree of Knowledge',
  'shrine-incantation': 'Shrine of Magic Incantation',
  'shrine-gesture': 'Shrine of Magic Gesture',
  'magic-spring': 'Magic Spring',
  'witch-hut': 'Witch Hut',
  'water-wheel': 'Water Wheel',
  windmill: 'Windmill',
  'mystical-garden': 'Mystical Garden',
  'fountain-of-youth': 'Fountain of Youth',
  temple: 'Temple',
  'warriors-tomb': "Warrior's Tomb",
  'redwood-observatory': 'Redwood Observatory',
  stables: 'Stables',
  sanctuary: 'Sanctuary',
  'trading-post': 'Trading Post',
}

export const difficulties: Readonly<Record<Hardness, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  impossible: 'Impossible',
}

export const variants: Readonly<Record<VariantId, string>> = {
  'split-artifact-decks': 'Split artifact decks',
  'split-spell-decks': 'Split spell decks',
  'captured-towns-usable': 'Captured towns are usable',
  'no-rerolls': 'No rerolls',
  'dice-one-resource': 'Meagre dice',
  'no-starting-bonus': 'No starting bonus',
  'start-with-secondary': 'Two heroes from the start',
  'min-one-damage': 'At least 1 damage',
  'double-income': 'Double income',
  'free-trade': 'Free trade',
  'free-combat-rounds': 'Free combat rounds',
  'no-attack-die': 'Attack die without numbers',
  'astrologers-every-round': 'Astrologers every round',
  'no-astrologers': 'No Astrologers',
  'refresh-fields': 'Fields refresh',
  'gains-to-discard': 'Gains to the discard pile',
}

export const variantRules: Readonly<Record<VariantId, string>> = {
  'split-artifact-decks':
    'Artifacts form three decks: only minor ones come on starting and far tiles, also major ones on near tiles, relics on center tiles alone.',
  'split-spell-decks': 'Spells form two decks: on starting and far tiles only basic ones can be gained.',
  'captured-towns-usable': 'Flagged enemy towns produce no resources, but their captor may use their buildings.',
  'no-rerolls': 'Dice may not be rerolled.',
  'dice-one-resource': 'Every treasure or resource die result gives one resource piece only.',
  'no-starting-bonus': 'Nobody takes a starting bonus.',
  'start-with-secondary': 'Every player starts with a Secondary Hero.',
  'min-one-damage': 'Every attack deals at least 1 damage.',
  'double-income': 'Mines and settlements give double income.',
  'free-trade':
    'Resources may be traded at any time; a Trading Post becomes Visitable and gives the top card of the artifact deck.',
  'free-combat-rounds': 'Extending a neutral combat costs no movement.',
  'no-attack-die': 'The attack die does not change damage but still triggers abilities.',
  'astrologers-every-round': 'An astrologers card is also drawn in resource rounds.',
  'no-astrologers': 'No astrologers cards are drawn.',
  'refresh-fields': 'Black cubes leave all Visitable fields at the start of rounds 4, 8 and 12.',
  'gains-to-discard': 'Cards that would go to the hand when gained go to the discard pile.',
}
