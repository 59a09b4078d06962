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
  castle: 'Hrad',
  necropolis: 'Nekropole',
  dungeon: 'Kobka',
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
  catherine: 'Rytířka',
  rion: 'Klerik',
  sandro: 'Nekromant',
  tamika: 'Rytířka smrti',
  mutare: 'Vládkyně',
  alamar: 'Černokněžník',
}

/** A hero's three specialty cards have one name. */
export const specialties: Readonly<Record<HeroId, string>> = {
  catherine: 'Křižáci',
  rion: 'Polní lékař',
  sandro: 'Plášť krále nemrtvých',
  tamika: 'Rytíři děsu',
  mutare: 'Draci',
  alamar: 'Vzkříšení',
}

export const buildings: Readonly<Record<BuildingId, string>> = {
  'castle.city-hall': 'Radnice',
  'castle.citadel': 'Citadela',
  'castle.mage-guild': 'Cech mágů',
  'castle.towers': 'Věže',
  'castle.holy-grounds': 'Svatá půda',
  'castle.glory-of-erathia': 'Sláva Erathie',
  'castle.brotherhood-of-the-sword': 'Bratrstvo meče',
  'castle.blacksmith': 'Kovárna',
  'necropolis.city-hall': 'Radnice',
  'necropolis.citadel': 'Citadela',
  'necropolis.mage-guild': 'Cech mágů',
  'necropolis.old-cemetery': 'Starý hřbitov',
  'necropolis.mausoleum-domain': 'Doména mauzolea',
  'necropolis.vaults-of-darkness': 'Kobky temnoty',
  'necropolis.cover-of-darkness': 'Plášť temnoty',
  'necropolis.necromancy-amplifier': 'Zesilovač nekromancie',
  'dungeon.city-hall': 'Radnice',
  'dungeon.citadel': 'Citadela',
  'dungeon.mage-guild': 'Cech mágů',
  'dungeon.warrens': 'Doupata',
  'dungeon.inner-labyrinths': 'Vnitřní labyrinty',
  'dungeon.ancient-lairs': 'Prastará doupata',
  'dungeon.portal-of-summoning': 'Portál vyvolávání',
  'dungeon.mana-vortex': 'Vír many',
}

export const buildingKinds: Readonly<Record<BuildingKind, string>> = {
  'city-hall': 'Radnice',
  citadel: 'Citadela',
  'mage-guild': 'Cech mágů',
  'dwelling-bronze': 'Bronzový příbytek',
  'dwelling-silver': 'Stříbrný příbytek',
  'dwelling-golden': 'Zlatý příbytek',
  'special-a': 'První zvláštní budova',
  'special-b': 'Druhá zvláštní budova',
}

export const units: Readonly<Record<UnitId, string>> = {
  halberdiers: 'Halapartníci',
  marksmen: 'Kušiníci',
  griffins: 'Gryfové',
  crusaders: 'Křižáci',
  zealots: 'Zélóti',
  champions: 'Šampioni',
  archangels: 'Archandělé',
  skeletons: 'Kostlivci',
  zombies: 'Zombie',
  wraiths: 'Přízraky',
  vampires: 'Upíři',
  liches: 'Lichové',
  'dread-knights': 'Rytíři děsu',
  'ghost-dragons': 'Přízrační draci',
  troglodytes: 'Troglodyti',
  harpies: 'Harpyje',
  'evil-eyes': 'Zlé oči',
  medusas: 'Medúzy',
  minotaurs: 'Minotauři',
  manticores: 'Mantikory',
  'black-dragons': 'Černí draci',
}

export const neutrals: Readonly<Record<NeutralId, string>> = {
  'n-halberdiers': 'Halapartníci',
  'n-marksmen': 'Kušiníci',
  'n-griffins': 'Gryfové',
  'n-skeletons': 'Kostlivci',
  'n-zombies': 'Zombie',
  'n-wraiths': 'Přízraky',
  'n-troglodytes': 'Troglodyti',
  'n-harpies': 'Harpyje',
  'n-evil-eyes': 'Zlé oči',
  'n-boars': 'Kanci',
  'n-halflings': 'Půlčíci',
  'n-peasants': 'Sedláci',
  'n-rogues': 'Zloději',
  'n-crusaders': 'Křižáci',
  'n-zealots': 'Zélóti',
  'n-vampires': 'Upíři',
  'n-liches': 'Lichové',
  'n-medusas': 'Medúzy',
  'n-minotaurs': 'Minotauři',
  'n-mummies': 'Mumie',
  'n-nomads': 'Nomádi',
  'n-sharpshooters': 'Ostrostřelci',
  'n-champions': 'Šampioni',
  'n-archangels': 'Archandělé',
  'n-dread-knights': 'Rytíři děsu',
  'n-ghost-dragons': 'Přízrační draci',
  'n-manticores': 'Mantikory',
  'n-black-dragons': 'Černí draci',
  'n-gold-golems': 'Zlatí golemové',
  'n-diamond-golems': 'Diamantoví golemové',
  'n-enchanters': 'Čarodějové',
  'n-trolls': 'Trollové',
  'n-crystal-dragons': 'Křišťáloví draci',
  'n-azure-dragons': 'Azuroví draci',
}

export const arrowTower = 'Střelecká věž'

export const statistics: Readonly<Record<StatisticId, string>> = {
  'stat-attack': 'Útok',
  'stat-defense': 'Obrana',
  'stat-power': 'Síla',
  'stat-knowledge': 'Znalosti',
}

export const abilities: Readonly<Record<AbilityId, string>> = {
  archery: 'Lukostřelba',
  armorer: 'Zbrojíř',
  diplomacy: 'Diplomacie',
  estates: 'Statky',
  intelligence: 'Inteligence',
  leadership: 'Velení',
  logistics: 'Logistika',
  luck: 'Štěstí',
  mysticism: 'Mysticismus',
  necromancy: 'Nekromancie',
  offense: 'Útočnost',
  resistance: 'Odolnost',
  sorcery: 'Čarodějnictví',
  tactics: 'Taktika',
  wisdom: 'Moudrost',
}

export const spells: Readonly<Record<SpellId, string>> = {
  'magic-arrow': 'Magický šíp',
  'anti-magic': 'Antimagie',
  bless: 'Požehnání',
  blind: 'Oslepení',
  bloodlust: 'Krvežíznivost',
  'chain-lightning': 'Řetězový blesk',
  counterstrike: 'Protiúder',
  cure: 'Vyléčení',
  curse: 'Kletba',
  'disrupting-ray': 'Paprsek zmaru',
  'fire-shield': 'Ohnivý štít',
  fireball: 'Ohnivá koule',
  haste: 'Zrychlení',
  'lightning-bolt': 'Blesk',
  prayer: 'Modlitba',
  resurrection: 'Vzkříšení',
  slow: 'Zpomalení',
  'stone-skin': 'Kamenná kůže',
  teleport: 'Teleport',
  'town-portal': 'Městský portál',
  weakness: 'Slabost',
}

export const artifacts: Readonly<Record<ArtifactId, string>> = {
  'armor-of-wonder': 'Zbroj zázraků',
  'blackshard-of-the-dead-knight': 'Černá čepel mrtvého rytíře',
  'breastplate-of-petrified-wood': 'Kyrys ze zkamenělého dřeva',
  'centaurs-axe': 'Kentaurova sekera',
  'charm-of-mana': 'Talisman many',
  'dragon-wing-tabard': 'Suknice z dračích křídel',
  'hourglass-of-the-evil-hour': 'Prokleté přesýpací hodiny',
  'inexhaustible-cart-of-lumber': 'Nevyčerpatelný vůz dřeva',
  'legs-of-legion': 'Nohy legie',
  'loins-of-legion': 'Bedra legie',
  'red-dragon-flame-tongue': 'Ohnivý jazyk rudého draka',
  'rib-cage': 'Hrudní koš',
  'shield-of-the-dwarven-lords': 'Štít trpasličích pánů',
  'shield-of-the-yawning-dead': 'Štít zívajících mrtvých',
  speculum: 'Dalekohled',
  'dragon-scale-shield': 'Štít z dračích šupin',
  'endless-bag-of-gold': 'Bezedný váček zlata',
  'everflowing-crystal-cloak': 'Věčně plynoucí křišťálový plášť',
  'everpouring-vial-of-mercury': 'Nevysychající lahvička rtuti',
  'head-of-legion': 'Hlava legie',
  'ogres-club-of-havoc': 'Zlobrův kyj zkázy',
  'shackles-of-war': 'Okovy války',
  'targ-of-the-rampaging-ogre': 'Pavéza zuřícího zlobra',
  'tunic-of-the-cyclops-king': 'Tunika krále kyklopů',
  'vial-of-lifeblood': 'Lahvička životní krve',
  'angel-wings': 'Andělská křídla',
  'dragon-scale-armor': 'Zbroj z dračích šupin',
  'endless-sack-of-gold': 'Bezedný pytel zlata',
  'sentinels-shield': 'Strážcův štít',
  'sword-of-judgement': 'Meč soudu',
  'titans-cuirass': 'Titánův kyrys',
  'titans-gladius': 'Titánův gladius',
}

export const astrologers: Readonly<Record<AstrologerId, string>> = {
  'annoying-lizard': 'Otravná ještěrka',
  'battalions-stallion': 'Hřebec praporu',
  'crazy-wizard': 'Bláznivý čaroděj',
  'dead-silence': 'Hrobové ticho',
  'fancy-pixie': 'Parádivá víla',
  'fluffy-rabbit': 'Chlupatý králík',
  'friendly-beaver': 'Přátelský bobr',
  'gold-dragon': 'Zlatý drak',
  'greedy-dragon': 'Chamtivý drak',
  'grim-warlock': 'Chmurný černokněžník',
  'groovy-satyr': 'Rozverný satyr',
  'isras-friends': 'Isřini přátelé',
  'magic-tortoise': 'Kouzelná želva',
  'merry-leprechaun': 'Veselý leprikón',
  'profuse-growth': 'Bujný růst',
  'swift-weasel': 'Hbitá lasička',
  'terrible-plague': 'Strašlivý mor',
  'white-raven': 'Bílý havran',
  'wild-debauchery': 'Divoké hýření',
}

export const locations: Readonly<Record<LocationId, string>> = {
  empty: 'Prázdné políčko',
  blocked: 'Zablokované políčko',
  town: 'Město',
  settlement: 'Osada',
  mine: 'Důl',
  obelisk: 'Obelisk',
  'dragon-utopia': 'Dračí utopie',
  grail: 'Grál',
  artifact: 'Artefakt',
  resource: 'Suroviny',
  treasure: 'Poklad',
  'pandoras-box': 'Pandořina skříňka',
  'learning-stone': 'Kámen učení',
  'tree-of-knowledge': 'Strom poznání',
  'shrine-incantation': 'Svatyně magického zaříkávání',
  'shrine-gesture': 'Svatyně magických gest',
  'magic-spring': 'Magický pramen',
  'witch-hut': 'Chýše čarodějnice',
  'water-wheel': 'Vodní kolo',
  windmill: 'Větrný mlýn',
  'mystical-garden': 'Tajemná zahrada',
  'fountain-of-youth': 'Fontána mládí',
  temple: 'Chrám',
  'warriors-tomb': 'Hrobka válečníka',
  'redwood-observatory': 'Sekvojová rozhledna',
  stables: 'Stáje',
  sanctuary: 'Útočiště',
  'trading-post': 'Tržiště',
}

export const difficulties: Readonly<Record<Hardness, string>> = {
  easy: 'Lehká',
  normal: 'Normální',
  hard: 'Těžká',
  impossible: 'Nemožná',
}

export const variants: Readonly<Record<VariantId, string>> = {
  'split-artifact-decks': 'Rozdělené balíčky artefaktů',
  'split-spell-decks': 'Rozdělené balíčky kouzel',
  'captured-towns-usable': 'Dobytá města lze využívat',
  'no-rerolls': 'Bez přehazování kostek',
  'dice-one-resource': 'Skoupé kostky',
  'no-starting-bonus': 'Bez počátečního bonusu',
  'start-with-secondary': 'Dva hrdinové od začátku',
  'min-one-damage': 'Vždy alespoň 1 zranění',
  'double-income': 'Dvojnásobné příjmy',
  'free-trade': 'Volný obchod',
  'free-combat-rounds': 'Kola boje zdarma',
  'no-attack-die': 'Kostka útoku bez čísel',
  'astrologers-every-round': 'Astrologové v každém kole',
  'no-astrologers': 'Bez astrologů',
  'refresh-fields': 'Obnova políček',
  'gains-to-discard': 'Zisky do odhazovacího balíčku',
}

export const variantRules: Readonly<Record<VariantId, string>> = {
  'split-artifact-decks':
    'Artefakty tvoří tři balíčky: na startovních a vzdálených dílcích lze získat jen malé, na blízkých i velké, relikvie jen na středových.',
  'split-spell-decks': 'Kouzla tvoří dva balíčky: na startovních a vzdálených dílcích lze získat jen běžná.',
  'captured-towns-usable':
    'Obsazená soupeřova města nevynášejí suroviny, ale ten, kdo je obsadil, smí využívat jejich budovy.',
  'no-rerolls': 'Hody kostkami nelze opakovat.',
  'dice-one-resource': 'Každý výsledek kostky pokladu nebo surovin přináší jen jeden kus suroviny.',
  'no-starting-bonus': 'Nikdo si nebere počáteční bonus.',
  'start-with-secondary': 'Každý hráč začíná se sekundárním hrdinou.',
  'min-one-damage': 'Každý útok způsobí alespoň 1 zranění.',
  'double-income': 'Doly a osady přinášejí dvojnásobný příjem.',
  'free-trade': 'Suroviny lze směňovat kdykoli; tržiště je pak k objevení a přinese vrchní kartu balíčku artefaktů.',
  'free-combat-rounds': 'Prodloužení boje s neutrální armádou nestojí body pohybu.',
  'no-attack-die': 'Kostka útoku nemění zranění, ale dál spouští schopnosti.',
  'astrologers-every-round': 'Karta astrologů se odhalí i v kolech surovin.',
  'no-astrologers': 'Karty astrologů se neodhalují.',
  'refresh-fields': 'Na začátku 4., 8. a 12. kola se ze všech políček k objevení odstraní černé kostičky.',
  'gains-to-discard': 'Získané karty, které by přišly do ruky, jdou do odhazovacího balíčku.',
}
