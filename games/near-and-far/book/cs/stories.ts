import { pages } from '../pages.ts'

export const chapter = pages({
  S1: {
    text: 'Dopis ve tvém vaku se zahřál. U ohně se sám rozloží a hlas, který si napůl pamatuješ, ho začne číst nahlas. Na konci žádá jednu pravdivou větu jako odpověď.',
    a: {
      label: 'Říct pravdu',
      result:
        'Řekneš to, co od tebe ještě nikdo neslyšel. Papír slova vypije a znovu se zapečetí, lehčí než dřív. Kdesi se právě otevřely dveře.',
    },
    b: { label: 'Vymyslet hezkou lež', result: 'Hlas se zasměje a zaplatí ti, jako se platí dobrému herci.' },
  },
  S2: {
    text: 'Proužek soumraku na tvé patě roste. Každý den přesně v poledne ti teď vystoupí až nad hlavu a celou hodinu jdeš vlastním večerem, i s jedním netopýrem. Zvenčí toho mnoho k vidění není: někdo za bílého dne tápe po kraji cesty a v ruce má rozsvícenou lampu.',
    a: {
      label: 'Rozhlédnout se v tom soumraku',
      result:
        'Zhasneš lampu. Oči si přivyknou a pod bodláky jsou obrubníky, prahy, čísla domů. Ulicí postupuje koště, které nikdo nedrží, ode dveří ke dveřím, a nevynechá jediný kout. Popřeješ mu dobrý večer. Zarazí se a pak mete dál, o poznání tišeji.',
    },
    b: {
      label: 'Prodat hodinu milencům',
      result:
        'Nemají se kde scházet a platí na rok dopředu, mincí a košem koláčů. Ukážeš jim, jak se soumrak sloupne z paty. Druhý den v poledne chodí po vsi žena s přiklopeným talířem a ptá se, jestli někdo neviděl jejího muže.',
    },
  },
  S3: {
    text: 'Každý večer tabulku z pukliny smažeš a každou noc ji kdosi popíše znovu, písmem dítěte nebo někoho, kdo musí psát potmě. Napoprvé se chtěl dovědět, jak se ti říkalo v pěti letech; včera, kdo tě naučil pískat. Dnes máš křídový prach až na polštáři. „Co vrátíš?“',
    a: {
      label: 'Odpovědět poctivě a vrátit to',
      result:
        'Napíšeš: jednu minci. Pekařka ti kdysi vrátila o jednu víc a tobě se to nechtělo říkat. Položíš minci na milník a jdeš dál. Ráno je milník prázdný, tabulka čistá a na jejím provázku visí mince, která se ti ztratila v dětství.',
    },
    b: {
      label: 'Rozbít tabulku',
      result:
        'Chce to sekyru a první rána ti projede paží až do zubů. Střepy se pak ještě celé měsíce objevují v měšci a v chlebníku a ptají se na čím dál menší věci. „Byl ten bochník pro tebe?“ „Došel ten kluk domů?“ Platíš, jíš a obracíš je písmem dolů.',
    },
  },
  S4: {
    text: 'Na přikrývce ti leží pruh čistého plátna a na něm inkoustem zítřejší datum. Usneš nad ním. Na kraji snu sedí devítiletý chlapec; vyhrne si rukávy, jsou červené, a natáčí paže ke světlu, jako by byly na prodej. Ani škrábnutí. „Tak proč si se mnou nikdo nechce hrát?“ zeptá se. Kdesi za ním duní bubny.',
    a: {
      label: 'Ukázat mu jizvu',
      result:
        'Vybereš jednu a povídáš: o plotě, o psovi, o vlastní hlouposti a o tom, kdo tě nesl domů. Bolelo to, chce vědět, a podle čeho se to pozná? Sáhne na ni jedním prstem, jako se sahá na kamna, o kterých se říká, že pálí. Když se probudíš, to místo hřeje.',
    },
    b: {
      label: 'Vzbudit se a jít za bubny',
      result:
        'Jsou skutečné a půl míle odtud: čtyři verbíři Nekrvavých a na bubnu seznam, pero, mince a drahokam. Dva čeledíni se zrovna chystají podepsat. Přijdeš včas a bez způsobů. Kluci utíkají přes strniště domů, seznam dobře hoří a z bubnu zbude obruč.',
    },
  },
  S5: {
    text: 'Od té tancovačky je noha ve vaku zticha, jen o svátcích si podupává na tři doby. Na rozcestí sesedá z koně jezdecký důstojník, za pomoci berle a plotu. Jedna bota, vyleštěná; jedna nohavice sešpendlená. Chválí počasí, kraj i tvé řemení. „Netančilo se tu v poslední době někde?“ řekne nakonec a zkoumá svou ostruhu.',
    a: {
      label: 'Zeptat se za něj',
      result:
        '„Není náhodou vaše?“ řekneš a postavíš botu do prachu. Zrudne až po límec. Noha ho jednou obskáče a zaujme své místo. Na navštívenku ti napíše čestné slovo; pak odcházejí spolu, stejným krokem. Berle zůstane u plotu.',
    },
    b: {
      label: 'Nepustit ho k ní, ať přihazuje',
      result:
        'Na člověka, který se jednou rukou musí držet plotu, vládne šavlí dobře. Nakonec mu zbývá přihodit jen koně, a když ti podává otěže, osloví zvíře jménem. Sedlák za ně dá pár mincí a šunku. Daleko vzadu běží někdo po dvou nohou za zvukem kopyt.',
    },
  },
  S6: {
    text: 'Chůva od trůnu z kořenů jde za tebou už čtyři dny, v plstěných bačkorách. V uctivé vzdálenosti ji následují dva Nekrvaví; mají rozkaz dbát, aby se jí nic nestalo a aby se nikdy nedostala ke králi. Rozbalí uzlíček: dvě červené botičky, každá dlouhá jako tvůj palec. „Dokud by se na ně díval, byl by malý,“ řekne. „Mně by stačila chvilka.“',
    a: {
      label: 'Slíbit, že mu je položíš do cesty',
      result:
        'Ležení má trojí stráže a třikrát porovná muž s čistýma rukama tvou tvář s lístkem a ustoupí; kdo lístek psal, neví. Postavíš botičky na pěšinu ke studni. Za úsvitu jsou pryč. V mokré trávě je vidět, kde klečel někdo velký.',
    },
    b: {
      label: 'Vytlouct ze stráží cestu k pokladnici',
      result:
        'Zdvořilí jsou až do konce a modřiny se jim dělají jako každému kromě krále. Za brodem třetí dub, řeknou, dvířka pod břečťanem, a pozor na hlavu. Vrátíš se s truhlicí. Chůva jim plátnem z uzlíčku chladí oči. Je znát, že to nedělá poprvé.',
    },
  },
  S7: {
    text: '„Dvě osoby,“ stojí na razítku převozničina glejtu a zatím se nikdo nezeptal, kde je ta druhá. Po setmění to v příkopě zašustí. Vyleze z něj muž, opráší se a zeptá se, jestli glejt ještě platí. Večer je vlahý, a přece má ve vlasech jinovatku; podrážky má ožehlé. Zjevně odněkud spadl a nechce z toho dělat vědu.',
    a: {
      label: 'Dát mu najíst a neptat se',
      result:
        'Rozkrojíš chléb a mluvíte o počasí, které on zná hlavně shora. Než si lehne, nacpe si kapsy kamením. Ráno je tu pořád a na zádech má ten nejtěžší vak. „S tímhle bych mohl vydržet,“ řekne a zkouší, jestli se patami dotýká země.',
    },
    b: {
      label: 'Hlídat ho s nožem v ruce',
      result:
        'Dvakrát se pohne a dvakrát ho máš za límec; je silný a neváží skoro nic. K ránu je tvá hrst prázdná. Stoupá, pomalu, jako jiskra, nad vrcholky stromů, tváří k uhlíkům. Z kapes mu padá, co ho tu mělo udržet: štěrk, mince, drahokam.',
    },
  },
  S8: {
    text: 'Čtyři nosiči složí balvan z lomu vedle tvého stanu, nechají si podepsat převzetí a jsou pryč. Vytesaný rok měl teprve přijít; teď už je letošní. Pod ním, kde bývala kůra, vystoupil řádek: „Jedna hvězda, blíž, dle objednávky.“ Tráva kolem kamene žloutne a boty, které se u něj suší, je třeba odsunout.',
    a: {
      label: 'Přečíst zbytek při ohni',
      result:
        'Vlhčíš písmeno po písmenu a čteš rychleji, než schnou; na odvrácené straně se sama peče večeře. Odběratel: hvězdář, i se jménem a věží. Odebráno: z Volavky, konec levého křídla. Místo pečeti sedí v kameni drahokam. Vzhlédneš. Volavka letí nakřivo.',
    },
    b: {
      label: 'Rozštípnout ho, dokud nepálí',
      result:
        'Klín, kladivo, mokrá pytlovina; ke konci se z topůrka kouří. Balvan se podél řádku rozestoupí tak tiše, jako se pokládá talíř. Žhne celý, jen prostředek ne, a v něm sedí hřeb s jinovatkou na hlavičce. Je trochu ohnutý. Něco na něm muselo dlouho viset.',
    },
  },
  S9: {
    text: 'Tady je to rozcestí, o kterém mluvil tvůj starší hlas. Poznáváš ho podle podrobností: suchá hrušeň, kaplička beze svatého. Doleva ne, varoval tě, a potud všechno souhlasí. Jenže cesty odtud nevedou dvě, nýbrž tři, a o té třetí nepadlo ani slovo, ledaže by to bylo to o botách.',
    a: {
      label: 'Jít cestou, o které mlčel',
      result:
        'Hodinu stoupá mezi janovcem a skončí u milníku. Kdosi na něj vytesal tvou tvář, neuměle, zato v dobrém: starší, kulatější, těsně před smíchem. Počet mil chybí. U paty leží mince, drahokam a pár tkaniček. Shýbneš se a na botě ti jedna praskne.',
    },
    b: {
      label: 'Jít zapovězenou cestou',
      result:
        'Za druhou zatáčkou hlídají tři muži truhlu. Jeden odhodí hůl a ty si toho všimneš o ránu později; sedí v trávě a drží si ucho. Truhlu odnášíš poklusem. Už víš, co jednou řekneš skalní stěně a proč tak naspěch.',
    },
    c: {
      label: 'Počkat, až někdo pojede',
      result:
        'K večeru přijíždí vozka s nákladem tašek. Na hlasy nevěří; věří na kolomaz a na společnost. Můžeš si lehnout navrch, tašky ještě hřejí z pece. Usneš dřív, než je vidět, kterou z těch tří se dá.',
    },
  },
  S10: {
    text: 'V nejbližší osadě na tebe čeká dopis se známkou země, která bude teprve založena; poštmistr si to ověřil. Voní čočkou. Děti zpod duny se ptají, jak ten příběh dopadl, protože skončil, zrovna když měl hrdina ruku na klice. Od té doby jsou hodné, píšou, všechny čtyři, a on tam pořád stojí.',
    a: {
      label: 'Dopsat jim dobrý konec',
      result:
        'Padnou na to dvě noci a všechny svíčky. Klika povolí, vejde ten pravý, je polévka a najde se i pes, který se ti předtím z vyprávění zaběhl. Poštmistr to podle předpisů musí přečíst. Pečetí s mokrými řasami, poštovné odpustí a večer si o tom psovi povídá celá osada.',
    },
    b: {
      label: 'Napsat jim pravdu o vodě',
      result:
        'Napíšeš, že je plná cizích let a musí se vařit s popelem. Odpověď přijde touž poštou, písmem staré ženy. Byla z nich nejmenší a děkuje; zestárla hezky rok po roce. Recept na rubu vylepšila a obkreslila kolem něj svou dlaň. Každá vráska je její vlastní.',
    },
  },
  S11: {
    text: 'Už třetí noc ti plátěný oslík ze studny hřeje ruce; ve dne se veze navrchu tvého vaku, jediné ucho vztyčené. Proti tobě jde žena s prádlem na hlavě, je jí snad třicet. Uvidí ho. Koš jí sjede do prachu. Otevře ústa a nevyjde z nich ani slovo.',
    a: {
      label: 'Dát jí ho',
      result:
        'Zaboří tvář oslíkovi do břicha a dlouho tak stojí. Patří její dceři, řekne; holčička pro něj každý večer plakala, až do toho léta, kdy se napila z nesprávného džbánu. Teď je starší než její máma. Ruce ti ještě dlouho voní chlebem.',
    },
    b: {
      label: 'Ujet i s oslíkem',
      result:
        'Dvakrát jí musíš odtrhnout prsty od třmenu. Míli běží vedle tebe, potom už jen jde. Kupec v nejbližší osadě oslíkovi ohmatá břicho, zaplatí drahokamy a stříbrem a zamkne ho do skleněné skříňky. Do večera se sklo zevnitř orosí.',
    },
  },
  S12: {
    text: 'Dávno po půlnoci jde kolem karavana. Je ji dobře slyšet, ale vidět není nic: čtyřicet uzd, zakašlání, někdo si brouká pořád tytéž čtyři tóny, a všechno volným krokem lidí, kteří si odpočali a znají cestu. Sabra Ilenová konečně vyrazila. Jeden velbloud se u tvého ohně zastaví, oddechuje a uhlíky se pod jeho dechem kloní.',
    a: {
      label: 'Nasednout a jet s nimi do svítání',
      result:
        'Někdo se v sedle posune a hvězdy ti plynou kolem ve výši kolen. Probudíš se tam, kde máš ustláno, a v botách je písek. U tvého kolíku spí na jedné noze uvázané nákladní kivi; na sedle mu visí knížka s vyplněnou první stránkou: tvé jméno, bez dluhů.',
    },
    b: {
      label: 'Zastoupit jim cestu a chtít mýto',
      result:
        'Ramenem proti kosti zadržíš první zvíře. Na žízeň jsou zvyklí, na bouře i na to, že na ně svět zapomněl; na tohle ne. Nikdo se nehádá. Shora ti podají minci a měch chladné vody. Čtyřicet hlav tě přehlíží, jako se přehlíží příbuzný, který žebrá.',
    },
  },
  S13: {
    text: 'Datum na zvoníkově tabulce je dnešní. Začíná to u snídaně: zvonek, tenký a daleko. Tvoji lidé neslyší nic, pekař také ne, ani jeho pes. V poledne je blízko jako vedlejší pole, ve čtyři jako druhá strana zdi a nijak nespěchá. Ať ho nese kdokoli, chodí drobným krokem.',
    a: {
      label: 'Stát a nechat ho přijít',
      result:
        'Zpoza rohu vyjde koza, crčí z ní voda, na rozích má okřehek, a nastaví ti hrdlo, na kterém visí zvonek. Provázek rozvážeš. Koza se otřepe a vběhne do vrátek k vdově, které od povodně jedna schází. Žena stádo počítá znovu a znovu.',
    },
    b: {
      label: 'Utéct před ním co nejdál',
      result:
        'Bereš to skrz živý plot, mezi něčími psy, přes řeku, a kde cestu hradí muži, skrz ně. Když je konečně ticho, stojíš ve zplanělém sadu, o kterém žádná mapa neví. V trávě leží hrušky a mezi nimi se něco blýská. Daleko za tebou zvonek umlkne.',
    },
  },
  S14: {
    text: 'K večeru tě dohoní žena z otevřeného hrobu, klobouk rovně, udýchaná z pouhého zvyku. Vzpomněla si: vstala, aby poslala dopis. Tady je; nohy už jí neslouží jako dřív, ujmeš se ho? Poštovné souhlasí. Adresa je vyškrabaná, pečlivě a týmž perem, kterým ji někdo napsal.',
    a: {
      label: 'Otevřít ho s jejím svolením',
      result:
        '„Nenajdete nás,“ začíná. Pod tím je list prázdný, a přece těžký, jako by byl popsaný celý. Dala jí ho dívka s prsty od inkoustu, která v běhu plakala a za ochotu jí vtiskla dvě mince; ty teď patří tobě. Pak žena rozlomí svůj chléb napůl.',
    },
    b: {
      label: 'Prodat ho šedokabátníkovi',
      result:
        'Vystoupí zpoza stohu a řekne si o ten dopis jménem i datem. Nesmlouvá, což se mu nepodobá, a ještě přidá drahokam. Ráno je tu žena zas. Chtěla by jen vědět, jestli už přišla odpověď.',
    },
  },
  S15: {
    text: 'Od chvíle, kdy zazněl zvon ve studni, jde někdo za tebou. Je šedý, na krajích trochu roztřepený a drží se v odstupu, jaký mezi cizími velí slušnost: dvanáct kroků. Když se otočíš, smekne. Když se zastavíš, prohlíží si cestu, jako by mu na ni kdysi něco upadlo.',
    a: {
      label: 'Pozvat ho, ať jde vedle tebe',
      result:
        'Jedenačtyřicet let dělal cestáře. Každý kámen zná podle roku, kdy ho položil: tenhle se viklá, tamten zpívá, pod třetím má hostinský šunku. Společně usadíte ty viklavé znova. Vozkové cestou kolem děkují jednomu člověku. On smekne za oba.',
    },
    b: {
      label: 'Zahnat ho ohněm a železem',
      result:
        'Do mlhy se špatně trefuje. Nakonec odejde a drží si rukáv v místě, kudy prošla pochodeň. V noci si před příkopem nikdo neodkašle. Dopadneš na kovanou truhlu a do svítání ležíš vedle jejího posledního majitele, kterého taky nikdo nevaroval.',
    },
  },
  S16: {
    text: 'Příliv: na ten kosti čekají a stojí o to, aby jim někdo řekl kdy. Cestou ti to málem sešlo z mysli. Dnes v noci ti v polní láhvi něco pleskne. Naliješ vodu do misky a po hladině běží kroužky, jeden za druhým, od kraje ke středu, na rovné zemi a bez jediného vánku.',
    a: {
      label: 'Zatroubit odpověď na něco dutého',
      result:
        'Flétna, džbán nebo stéblo, na tom nesejde; zatroubíš jeden dlouhý tón a ten znamená „teď“. Kdesi daleko se něco ohromného spokojeně převalí ve spánku a podél cesty se zhoupnou všechna vrata. Nad mraky se přidá druhý hlas. K ránu jeho píseň umíš.',
    },
    b: {
      label: 'Jít za vlnkami',
      result:
        'Miska tě vede sklepními schody k řece, o které se nikdo nikdy nezmínil, s lampami, čluny a tuctem pašeráků. Bijí se mizerně, jako lidé, kteří už dávno někoho čekají. Potom ti všechno ukážou: drahokamy, nasolené pstruhy i seznam vesnic, které věří, že jim vyschly studny.',
    },
  },
  S17: {
    text: 'Ulita leží na dně vaku pod dvěma přikrývkami a mluví dál. „Trpělivost,“ říká hlasem devatenáctileté dívky, která musí překřičet vítr; za ní se trhá plátno. Zpočátku se směje. Ke třetí ráno už ne. Po tom slově přijde nádech a při nádechu pokaždé ulitu zakryješ dlaní.',
    a: {
      label: 'Poslouchat dál a zapisovat',
      result:
        '„Ať se nikdy nepotopí,“ říká dívka a ty to zapíšeš. Pero pokračuje jiným písmem, drobným a vzpřímeným: „Splněno. Cena: jedno moře.“ Sousedé, kteří taky nespali, přinesou snídani a co mezi sebou vybrali. Z ulity se sype suchý písek.',
    },
    b: {
      label: 'Prodat ten hlas divadlu',
      result:
        'V nejbližším městě mají divadlo a ředitele, který rozumí tichu. Zaplatí dobře, položí ulitu na holé jeviště a třetí večer se stojí i na schodech. Při tom nádechu vstane v poslední řadě žena a odchází, jako se chodí po houpavé palubě.',
    },
  },
  S18: {
    text: 'Nikdo je nezval, a přece sedí u tvého ohně tři lidé a každý se tě polohlasem zeptal na krabičku z banky. Rejdař bez lodí. Sedlák, který má na čtyřech stech jitrech mořského dna zelí. Muž v šedém kabátě. Navzájem se neznají. Krabička stojí uprostřed, na štítku „cena moře, v úschově“, a neváží nic.',
    a: {
      label: 'Otevřít ji přede všemi',
      result:
        'Je v ní list z velké knihy, popsaný z jedné strany: co bylo odebráno, odkud a kolik lidí z toho žilo. Číslo zabírá celý řádek. Nikdo už nepřihazuje. Rejdař ti nechá své zásoby, sedlák minci; muž v šedém ucukne rukou jako od plotny.',
    },
    b: {
      label: 'Obrat všechny tři, krabičku neotvírat',
      result:
        'Jeden pořádný kyj, jedno rychlé zvíře. Rejdařův měšec vydá lahvičku čehosi na posilněnou, měšec muže v šedém něco zabaleného v sametu a sedlákův peníze na osivo, zavázané do kapesníku. Zastavíš až za rozbřesku. Po několika dnech se krabička otevře sama. Je prázdná a voní odlivem.',
    },
  },
  S19: {
    text: 'Za tebou řinčí hrnce. Jsou to oba kuchaři i s polní kuchyní, komíny kouří, vpředu dva mezci a vzadu všechny naběračky dvou armád; dezertovali, společně, a pořád ještě jsou u toho citronu. Vlevo na cestě se zvedá prach a vpravo také. Devět tisíc mužů si všimlo, že není večeře.',
    a: {
      label: 'Vzít je s sebou až k hranici',
      result:
        'V noci jedete, ve dne jíte a takhle se ti ještě nikdy nejedlo. U hraničního kamene naservírují na rozloučenou čtrnáct chodů, jedou dál a hádka se s nimi ztratí za kopcem. Zůstane po nich kuchtík s naběračkou přes rameno. Neměla ho v seznamu ani jedna armáda a rád by se ocitl v tom tvém.',
    },
    b: {
      label: 'Ubránit za nimi brod',
      result:
        'Oba proviantní důstojníci dorazí naráz a hladoví muži se bijí špatně. V ruce máš bidlo, v zádech vítr a zbytek obstará smažená cibule. V mělčině se po nich blýskají odznaky s drahokamy, na břehu čeká plný hrnec. Poslední na ústupu se zeptá, co to mělo být.',
    },
  },
  S20: {
    text: 'Cosi ve tvém vaku hřeje jako dlaň: pěšec bílého krále. Nikomu nechybí, generálové hrají dál a na jeho poli stojí knoflík. Jen co však zavřeš oči, máš před sebou šachovnici, pole z dýmu, ohníčky, a oba od ní vzhlédnou. Jsi na tahu. Nespěchá to, ujišťují tě. Čekat umějí.',
    a: {
      label: 'Usnout a vzdát to za oba',
      result:
        'Dvěma prsty položíš naráz oba krále. Generálové hledí do prázdného středu šachovnice. Pak vstanou a podají si ruce, aspoň ve tvé hlavě. Za svítání leží u tvé přikrývky příděl a žold pro posla a pěšec začíná chladnout.',
    },
    b: {
      label: 'Usnout a vyhrát',
      result:
        'Vezmeš střelce, věž a to, co stálo za ní; jde to až překvapivě snadno. S posledním tahem zazní v dálce polnice, příliš skutečná. Ráno přiveze jezdec truhlici, „za služby na šachovnici“, a prosí o podpis. Pravý rukáv má čerstvě zašpendlený.',
    },
  },
  S21: {
    text: 'Když oheň dohořívá, sedí u něj o člověka víc. Je z toho, co z ohně stoupá, a drží se velmi zpříma: matka z chrámu. Na nic se neptá. V klíně má správku, dva kabáty s mosaznými knoflíky, z každé armády jeden; dětské velikosti, šedesát let znovu a znovu popouštěné ve švech.',
    a: {
      label: 'Podržet jí přízi',
      result:
        'Nastavíš ruce a ona navíjí, zleva šedou, zprava šedou. K ránu řekne, který z nich přišel první. Ještě to nikomu neprozradila; šlo o sedm minut. Pak na ni dosáhne slunce. V popelu leží dva bochníky, navlas stejné, a v jednom je mince.',
    },
    b: {
      label: 'Požádat ji, ať to rozváže',
      result:
        'Odhrne límec. Uzel má kolem vlastního krku a oba konce běží napjatě do tmy. Bereš na něj zuby i stanový kolík, až se ti z prstů kouří; do svítání povolí o šířku prstu. Žena se nadechne a vydechne ti na ruce. Zůstanou po ní dva pozlacené knoflíky.',
    },
  },
  S22: {
    text: 'Odesílatel na dopise, který na tebe v téhle osadě čekal, uveden není. Uvnitř je závit, jak by ho nakreslil strojník, se stoupáním, hloubkou a směrem, a nad ním jako hlava šroubu zámečníkův ostrov, o kterém víš, že se vyšroubovává. Na rubu křídou malý kříž. Zak by byl zavázán za zprávu, co je vespod.',
    a: {
      label: 'Poslat mu chybný nákres',
      result:
        'Padne na to večer a všechen dobrý inkoust: levý závit, stínovaný jemně jako peří, s měřítkem, severkou a uctivým pozdravem. Posel dá minci jen za tu krásu. Celé týdny se tam pak třicet mužů v šedém opírá do sochorů a točí na špatnou stranu. Zámečník jim nosí čaj.',
    },
    b: {
      label: 'Napsat mu, co víš',
      result:
        'Vejde se to na jeden list: ven, otočka denně, jeden starý zámečník, žádná stráž. Šedokabátník přinese odměnu i koš jídla, za Zaka ti stiskne ruku a pozorně si prohlédne tvé boty. Ráno je na levé křídový kříž. Zámečník se na svém ostrově drží židle oběma rukama.',
    },
  },
  S23: {
    text: 'Už dva dny jdou za tvými stopami jiné, mokré, dětské, prachem, po kameni i přes suchý práh. Dnes večer obejdou oheň a zastaví se před tebou. Někdo ti podává list, ze kterého v rozích kape: domácí úkol. Žák z prázdné lavice nakreslil mořské dno, jaké bývalo, s každým hřbetem a každým vrakem, a prosí o známku.',
    a: {
      label: 'Spravedlivě ho oznámkovat',
      result:
        'Zabere to půl noci. Dvě chyby: útes na opačné straně a hlubina s tvrdým y. Velká píle, připíšeš pod to a dáš dvojku. Dlouhé, mokré oddechnutí. Na kameni leží školné: dvě zelené mince a svačina z uzených ryb, kterou balila něčí máma.',
    },
    b: {
      label: 'Nechat si ho a utéct',
      result:
        'Utečeš jim, i když ke konci běží celá třída a studené prsty ti chňapou po opasku. Mapy k pokladu bývají málokdy tak úhledné: u třetího křížku vykopeš, co tam šlo ke dnu. Každé ráno je teď před tvým stanem loužička, docela malá, špičkami dovnitř.',
    },
  },
  S24: {
    text: 'Hlas na dně víru byl starý a úřednický, suchý a přesný, a od té doby ti šustí v rukávu. Teď páráš podšívku. Je v ní složený list, úplně prázdný, a od zápěstí vzhůru ti kůží vystupuje inkoust, řádek za řádkem, písmem, které drží okraje.',
    a: {
      label: 'Opsat to, dokud se dá číst',
      result:
        'Jedno přání, jedna cena, jeden podpis. Každé slovo, které přepíšeš na list, ti na paži zhasne a papír o ně ztěžkne. Písařova vdova čte s tebou, dá ti dvě večeře a minci a posvítí ti až na cestu. Paže zůstane bledá jako po obvazu.',
    },
    b: {
      label: 'Hned to smýt',
      result:
        'Už to viděli. Sotva si namydlíš paži, vejdou do prádelny čtyři šedokabátníci s pijavým papírem. Do kluzké rvačky se pustí i pradleny s plácačkami; potom tě ošetří a rozdělí měšce. Strouhou odtéká modrá voda. Jeden z těch čtyř leze za ní a čte.',
    },
  },
  S25: {
    text: 'Paní Osera umírá na to, že jí je devadesát. Činí tak vsedě, v čistých rukavičkách, a ptá se, zda tě neobtěžuje kouř. Vedle ní stojí krabice na klobouky a v ní smlouvy, všechny, svázané po desetiletích; navrchu leží v pouzdře jehla. Člověk si tak dlouho dává papíry do pořádku, říká. A co se s nimi pak dělá?',
    a: {
      label: 'Spálit je s ní, jméno po jménu',
      result:
        'Přečteš jméno, ona řekne „ano“ a list jde do ohně. Trvá to do druhého rána. Ke konci jí hlas zpevní a jednou se zasměje jako sedmdesátiletá. Za dříví ti dá minci. V uhlících zbyla jediná listina a zůstává bílá.',
    },
    b: {
      label: 'Převzít její obchod',
      result:
        'Ukáže ti, na kterých doložkách záleží a jak držet jehlu, aby lidé ještě děkovali. Truhlička, drahokamy, seznam těch, kdo se ptali už podruhé: všechno v pořádku. Kolem půlnoci jí ruce znehybní na víku. Venku čeká první zákazník, chlapec, a rukáv už má vyhrnutý.',
    },
  },
  S26: {
    text: 'Ťuknutí, pauza na rozmyšlenou, druhé ťuknutí a skořápka, kterou ten dlouhý večer udržel v teple, se rozpadne na dvě čisté půlky. Co z ní vyleze, není větší než náprstek. Má to čtyři vlhká křídla a pohled čehosi prastarého. Rozhlédne se po obzoru, usoudí, že jsi na něm nejvyšší, vyjde ti po rukávu a uvelebí se. Má tě za strom.',
    a: {
      label: 'Stát, dokud nevyroste',
      result:
        'Stojíš tři dny. Déšť po tobě stéká, přistěhuje se brouk. Mládě jí, roste a brouká si, co vidělo, než byli lidé: sníh, trávu, mamuty až na kraj světa. Pak rozevře čtyři křídla a vezme s sebou celé nebe. To broukání ti zůstane.',
    },
    b: {
      label: 'Odhánět, co ho chce sežrat',
      result:
        'Přišlo všechno: lišky, luňáci, hranostaj, něco s příliš mnoha koleny, šedokabátník se sklenicí. Do svítání se otáčíš na místě s hořící větví. V udusaném kruhu pak zbudou úspory jedné straky, mince a víčko. Mládě na tvém rameni to prospalo a je dvakrát větší.',
    },
  },
  S27: {
    text: '„Smím přijmout jednoho hosta,“ stojí na papíru ze schránky, tvým vlastním písmem, a podepsaná je Ilvana. „Ostatní přijdou bez pozvání. Nenos nic, při čem si lze něco přát.“ Pro jistotu vysypeš vak u cesty. Mince, jaké spolkne každá studna; oharky svíček; podkova, pírko, kamínek s dírkou. Nic než samé takové věci.',
    a: {
      label: 'Nechat to všechno u cesty',
      result:
        'Kus po kuse to vyrovnáš do trávy. Pod posledním leží list, který ti nikdy nepatřil, na jedné straně utržený. Ostatní přes noc odnesou děti a nechají za to chléb, sýr, jablka a dvě mince ohmatané dohladka: k přání se nehodí, k placení docela ano.',
    },
    b: {
      label: 'Nechat si všechno a jít ve zbrani',
      result:
        'Nabrousíš, co se nabrousit dá. V poledne ti cestu zastoupí pět mužů a každý by tím hostem byl raději sám. Zbude po nich okovaná skříňka, mince a láhev čehosi na zahřátí. Večer máš v botě zastrčený druhý lístek: „Jak chceš.“ To písmo už není tvoje.',
    },
  },
  S28: {
    text: 'Je zpátky, ten chlapec bez jediného škrábnutí, v témže snu, a přinesl dřevěný meč; pro tebe má tyč od záclony. Když ho porazíš, říká, poví ti, čeho se bojí. Vyhrkne to jako něco, co se učil potmě nazpaměť. Je mu devět. Krýt se ho ani nenapadne.',
    a: {
      label: 'Bít se s ním jako s dítětem',
      result:
        'Schválně se odkrýváš a klopýtáš tam, kde to dobře vypadá. Napotřetí to prohlédne. „Ty se vůbec nesnažíš,“ řekne, bílý vztekem, a pak už musíš: kostky, houpací kůň, glóbus, do rána to po tobě létá. V přikrývce zůstane ležet, co hodil naposled. Je to ze zlata.',
    },
    b: {
      label: 'Prohrát a utěšit ho',
      result:
        'Padneš a zůstaneš ležet. Chvíli čeká, pak si sedne k tobě. „Se mnou ještě nikdo neprohrál,“ řekne. „Jenom vždycky odejdou.“ Vezmeš ho kolem ramen. Bojí se, šeptá ti do rukávu, že to přestane. Ráno najdeš kuličku a není ze skla.',
    },
  },
  S29: {
    text: 'Po cestě se blíží deštník ze železa, samý důlek, a pod ním, ohnutý v pase, zákazník z dodacího listu. Starší člověk ti ještě do cesty nepřišel. Ve vozíku za sebou táhne kusy, které se mu podařilo posbírat. Objednal jednu hvězdu, blíž, říká; míval tak slabé oči. Teď by ji rád vrátil a nikdo mu neumí říct kam.',
    a: {
      label: 'Vynést nejtěžší kus do kopce',
      result:
        'Celý den nad tebou drží deštník. Na vrcholu přiloží ruku, napočítá do tří a oba pustíte. Na jeden nádech zůstane kámen viset ve vzduchu. „Už ví kudy,“ řekne, dá ti minci, kterou šetřil na zpáteční dopravné, a jde pro další.',
    },
    b: {
      label: 'Zachránit ho a nechat si dalekohled',
      result:
        'Nebe zahvízdá. Vrhneš se po něm a tam, kde stál, syčí díra. Z vozíku se vykutálel jeho dalekohled, mosaz a eben, lepší se nikdy nevyrobil. Zpátky ho nechce; všechno už je tak blízko. Sedí v příkopu, hledí vzhůru a stíní si oči dlaní.',
    },
  },
  S30: {
    text: 'Kulatým dětským písmem a rukou, která se třese, tě někdo zve na narozeniny. Majitelce plátěného oslíka je osmdesát. Budou to její deváté, počítáno poctivě, s medovým koláčem a hrami. Jedenasedmdesát let se někam podělo, připsala na rub tužkou její matka, a zatím nám nikdo nepřinesl zpátky ani jeden.',
    a: {
      label: 'Přijít s dárkem',
      result:
        'Rozbaluje pomalu, papír skládá hranou k hraně, rozpláče se a pak tě pětkrát po sobě obehraje v kuličkách. Oslík má papírový límec. Za koláčem přiletí včely a usedají na ruce jí i tobě. To dělají jen u rodiny, řekne matka.',
    },
    b: {
      label: 'Zjistit, kdo jí ty roky vzal',
      result:
        'Ve třech přepřahacích stanicích dostal někdo zaplaceno, aby tě zastavil; nakonec máš ty peníze v kapse. V poslední stojí vůz lahviček; jedna se rozbije a vdechneš celé cizí jaro. Stopa končí u bílé rukavičky na kozlíku. Vedle tvého talíře zatím dohořelo devět svíček.',
    },
  },
  S31: {
    text: 'Dopis přes noc pokračoval. „Nenajdete nás, tu laskavost jsme vám prokázali,“ stojí v něm teď. „Ale někdo by měl vědět, co jsme udělali.“ Dál je list prázdný; jen pod tvou dlaní vystupují hnědé tečky jako pihy, a když ji zvedneš, zase se ztratí. Chce to teplo, nebo někoho, kdo takovým věcem rozumí.',
    a: {
      label: 'Podržet ho nad ohněm',
      result:
        'Řádek za řádkem vystupuje hnědé písmo: seznam zemí, za každou datum a slovo „dodáno“. Většinou z nich už tvá cesta vedla. Poslední řádky jsou ještě vlhké. Z přehybu vypadne brk, kterým se to psalo, soví; dopadne bez nejmenšího zvuku.',
    },
    b: {
      label: 'Zaplatit učenkyni za přečtení',
      result:
        'Přečte ho nad lampou a pak ještě jednou, s prstem na řádku. Slije inkoust zpátky do lahvičky, zabalí do čisté košile sýr a obrátí ceduli na dveřích. Jen ke křižovatce, říká. Tam si prohlédne ukazatel. Tak k té příští.',
    },
  },
  S32: {
    text: 'Na milníku před tebou sedí námořník, pravou ruku v obvazu, boty zašněrované jako k prohlídce. Jde si pro ten list z tvého vaku, pro ten s přáním. Poslala ho kapitánka, říká. Nebo jí utekl a tohle namluvil hlídce; po tak dlouhé cestě to sám přesně neví. Daleko za ním zvedají prach jezdci a ne všichni nosí tutéž barvu.',
    a: {
      label: 'Přečíst mu ho',
      result:
        'Poslouchá až k ceně. Pak si sedne do prachu, zuje boty a položí na ně dvě mince a suchar, za přečtení. Bosky to jde říct ostatním. Za dva dny lemují celou cestu boty, pár za párem.',
    },
    b: {
      label: 'Doprovodit list ke kapitánce',
      result:
        'Chtějí ho rudé rukávy, chtějí ho šedé kabáty, chce ho i kočí jedné zdvořilé dámy; proneseš ho kolem všech. Kapitánka Šreja děkuje ještě večer: dva drahokamy z lodní svítilny, mince a vlajka, do které je zabalený řádek ze seznamu posádky. Je v něm tvé jméno.',
    },
  },
  S33: {
    text: 'Studený jako obyčejný oblázek leží pěšec ve tvé dlani a na kraji světla stojí dva staří pánové v nočních košilích, každý se svíčkou od postele. Jeden druhého zřejmě nevidí. Byl to takový dlouhý sen, říká první. Člověk ztratí počet, říká druhý. Ty mezi nimi přece nosíš poštu: řekneš jim, jak dlouho to trvá?',
    a: {
      label: 'Říct číslo a nic víc',
      result:
        '„Šedesát let,“ řekneš a pak mlčíš, což je těžší. Dívají se na své ruce, potom poprvé jeden na druhého. Každý si od tebe vezme slovo, že to řekneš i jeho mužům. Jeden vyloví suchar a rozlomí ho natřikrát. Svíčky přiloží k sobě. Je z nich jeden plamen.',
    },
    b: {
      label: 'Každému říct, že vyhrával',
      result:
        'Než se dostaneš k jejich uším, musíš srazit dva pobočníky. „Vyhrával jste,“ zašeptáš vlevo a potom vpravo. Oba štáby se ukážou štědré: ranhojič, měšec, truhla. Ti dva už zatím spěchají tmou zpátky, bosí, a každý cloní svůj plamínek dlaní.',
    },
  },
  S34: {
    text: 'Oznámkovaný úkol jde před tebou, zdvižený vysoko, a mokré stopy vedou po schodech dolů a dveřmi nabobtnalými v rámu. Za nimi je třída, zatopená až po kalamáře. Na tabuli stojí tři sta let staré datum a pod ním: poslední den před prázdninami. Zavrže třicet lavic; třída vstala. Je znát, že se dívá na zvonek.',
    a: {
      label: 'Zazvonit',
      result:
        'Zazvoníš, jako zvoní školník, jednou a bez citu. Židle, křik, mokré nohy na všechny strany, do schodů, přes tvé boty a ven; cesta voní deštěm. V první lavici leží dárek pro učitele, flétna z rybí kosti s mašlí. Voda začíná klesat.',
    },
    b: {
      label: 'Nejdřív vylovit učitelovu truhličku',
      result:
        'Pod katedrou je kolem ní omotaný úhoř, který tu od té doby drží dozor. Vyřídíš to s ním pod vodou, po hmatu. Když se s truhličkou vynoříš, všichni sedí na místech, ruce složené. Někdo se hlásí. To už máš nohu na schodech.',
    },
  },
  S35: {
    text: 'Je poledne a kolem tebe se zase šeří. Ve tvé nesprávné hodině se koště prometlo ulicí, kámen za kamenem, a za násadu ho nikdo nedrží. Dnes došlo ke dveřím, které znáš: jsou tvoje, i s tím škrábancem u zámku. Tam přestane a opře se o zeď, jako když se čeká, až se domácí vrátí.',
    a: {
      label: 'Zamést druhou půlku',
      result:
        'Násada je teplá a ohmataná rukou menší, než je tvoje. Meteš dál až k rohu, kam se ještě nikdo nedostal. Na posledním kameni leží místo smetí klíč; zámek k němu v celé ulici není. Za tebou se rozsvěcejí lampy, jako by měl někdo přijít.',
    },
    b: {
      label: 'Vypáčit zametené dveře',
      result:
        'Za nimi je cizí dům a v něm tvé vlastní křeslo, proseděné na správném místě. Komoda tě nezná. Třetí zásuvka kousne a nechce pustit; musí jí domluvit pohrabáč. Co hlídala, to si odneseš. Koště už venku o zeď opřené není.',
    },
  },
  S36: {
    text: 'V popelu se bělá jediná smlouva, která neshořela. Paní Osera ji nesepsala; je starší a podepsaly ji dvě strany, město a královna. Doložka na rubu čekala na svého čtenáře: kdo má listinu v držení, smí určit den, od něhož královna začne znovu stárnout. Je na to tečkovaný řádek. Papír voní fialkami.',
    a: {
      label: 'Určit zítřek a dát jí vědět',
      result:
        'Napíšeš „zítra“ a pošleš jezdce, aby se mohla připravit. Vrátí se s košem z její kuchyně, s mincí, s prázdnou bílou rukavičkou a s lístkem: děkuje za lhůtu; sama nikdy žádnou nedávala. Našla jeden šedivý vlas a nosí ho v medailonku.',
    },
    b: {
      label: 'Donést jí listinu a říct si cenu',
      result:
        'Stráží má mnoho a jsou dobře vyspalé. Když před ní konečně stojíš, řekneš si cenu a ona zaplatí všechno: truhlici, měšec, lahvičku něčích nejlepších let, odzátkovanou na místě. Má jedinou prosbu: dívej se jí při počítání na ruce. Díváš se. Každá mince cvakne dvakrát.',
    },
  },
})
