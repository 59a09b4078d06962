import { pages } from '../pages.ts'

export const chapter = pages({
  VER0: {
    text: 'Vytahuješ z lidí nemoci, nití a dvěma prsty. Nemoci tím neumírají, musí se někde uchovávat. Ve sklepě máš police na devadesát hliněných dóz, jednu za každé „ne“, které ti nešlo přes rty. V jednačtyřicítce byl spánek, který tvou sestru Lídu přepadl v šesti letech nad polévkou a vracel se jí do dvaceti. Už třicet šest let je zdravá a myslí si, že ten spánek umřel. Dnes ráno je na polici v prachu kruh a uvnitř kruhu čisté dřevo.',
  },
  VER1: {
    text: 'Na místě po dóze leží peníze: tvůj honorář, na haléř přesně, přestože cenu nikdy nikomu neříkáš. Pod nimi stvrzenka drobným stojatým písmem: „Jeden spánek, použitý.“ Na dvoře leží pes čumákem k silnici a nedá se vzbudit, ani slaninou ne. U vrat obrací koně povozník, pro kterého nikdo neposlal.',
    a: {
      label: 'Odnést psa na slunce',
      result:
        'Váží dvakrát tolik co včera. V teple se mu rozběhnou tlapky a z hrdla se ozve dítě: už je ráno? Ten hlas znáš, jen už padesát let nebýval tak vysoko. Čumák dál ukazuje po silnici.',
    },
    b: {
      label: 'Zastavit povozníka',
      result:
        'Dal by se těžko udržet, kdyby nemusel tak často zívat. V přestávkách se ohání, omlouvá se, ztratí čepici. Rukávy má plné jemné slámy, jaká se dává pod vejce. Potom si sedne mezi kola. Kůň dojde až na roh a tam čeká.',
    },
  },
  VER2: {
    text: 'V nejbližší vesnici ještě nikdo nesnídal. Vzadu za krámem spí pekař vestoje, ohnutý nad díží, obě ruce po lokty v těstě, a těsto se zvedá, když se nadechne, a klesá, když vydechne. Pec je rozpálená. Ve frontě podél zdi ti poslední ještě drží košíky; ti první si už vyhrnují rukávy.',
    a: {
      label: 'Napéct místo něj',
      result:
        'Bochník po bochníku mu bereš těsto zpod loktů, v rytmu jeho dechu. V poledne mají chléb všichni a všichni ti vyprávějí totéž: ještě před svítáním vůz, který jel krokem, u studny kočár a v jeho okénku bílé rukavičky, které si něco převzaly opatrně jako nemluvně.',
    },
    b: {
      label: 'Bránit dvířka pece',
      result:
        'Stojíš tam s lopatou napříč. Ti první chtějí být první, ti poslední mají děti a čísi košík ti přistane na uchu. Za železem bochníky stoupají a klesají, všechny naráz. Než se dvířka otevřou, dýchá s nimi celá fronta.',
    },
  },
  VER3: {
    text: 'Mezi dvěma zívnutími se povozník ze dvora rozpovídá. Nemá co tajit: noční práce, slušně placená, od dámy v bílých rukavičkách. Měl jet pomalu, víc nic, protože dóza se nesmí otřást; kvůli jednomu kameni to objížděli přes vedlejší farnost. Objednala si u něj ještě druhou cestu, řekne a ohlíží se po zdi, o kterou by se opřel.',
    a: {
      label: 'Odkoupit od něj druhou cestu',
      result:
        'Prodá ji rád, chce si jen lehnout. Patří k ní balík slámy a seznam čísel. Jména nepotřebuješ. Kdo tohle psal, prošel se svíčkou podél tvých polic a k některým číslům udělal drobnou uznalou tečku.',
    },
    b: {
      label: 'Odvést ho na strážnici',
      result:
        'Od každého prahu, který vypadá měkce, ho musíš odtrhnout. Strážní sedí u stolu v plné zbroji, karty v ruce, a spí. Uprostřed leží bank, o který se nikdo nehlásí. Povozník na ně závistivě hledí a pak se natáhne na lavici pro zadržené.',
    },
  },
  VER4: {
    text: 'Hostinec má dvanáct pokojů a jedenáct dveří se ani v poledne neotevřelo. Hosté leží, jak ulehli, boty u postele, a pohybují rty. „Vzalo to jen ty, co měli zlé sny,“ říká služebná, která obchází s utěrkou a otírá jim čela. „Veselí vstali a zaplatili.“ Jí samé se ještě nikdy nic nezdálo; vždycky někdo zazvonil.',
    a: {
      label: 'Zapsat jména, která říkají',
      result:
        'U každého lůžka vyhoří palec svíčky. Volají matky, věřitele, koně. V posledním pokoji řekne starý dráteník, kterého vidíš poprvé v životě, dvakrát „Lído“, tónem, jakým se dítě volá ze zahrady domů, a otočí se ke zdi.',
    },
    b: {
      label: 'Nabídnout služebné místo pomocnice',
      result:
        'Nikdo ji ještě nikdy nikam nezval; chce to slyšet dvakrát. Potom vyjde po schodech a dá výpověď každému spáči zvlášť. Čekáš na dvoře. Konečně stojí na prahu, v každé ruce botu, jednou nohou už v trávě.',
    },
  },
  VER5: {
    text: 'Na silnici leží list dobrého papíru. Zloději převzali tvoje číslování, i s příčkou přes sedmičku. Jednačtyřicítka je škrtnutá. Na řadě je sedmnáctka, chechtavý kašel, a s ním tvá přísaha: nikdy neotevřít, nikdy nenechat doma o samotě. Dóza ti visí u pasu v punčoše, a když to čteš, odkašle si. Nad kopcem stojí kouř tábora.',
    a: {
      label: 'Dát vyrobit falešnou sedmnáctku',
      result:
        'Hrnčířka napodobí všechno, i oťuklý okraj. Když na hotovou dózu zaklepe, ta se trochu zachichotá, ačkoli v ní nikdy nic nebylo; nové nádoby to prý vedle starých dělají. Necháš ji tam, kde ležel seznam. Ráno je po ní v prachu kroužek.',
    },
    b: {
      label: 'Otevřít ji u jejich tábora',
      result:
        'První se rozkašle ten, co míchá v kotli. Pak to obejde celý oheň; chtějí vstát, ale pro smích nemohou utéct a slzy jim kanou do fazolí. Jeden ti podává hrnec a očima prosí. Celou noc to slyšíš za sebou a chvílemi i před sebou.',
    },
  },
  VER6: {
    text: 'Se dvěma kufry, krabicí na klobouky a kapradinou v květináči vystoupí z poštovního vozu tvoje sestra Lída. Měla tušení, oznámí ti, a když má tušení, balí. Je jí padesát šest, tváře má červené od větru a cestou se spřátelila se všemi včetně koní. „Vypadáš, jako by se ti něco ztratilo,“ řekne. „Co hledáme?“',
    a: {
      label: 'Říct jí, co bylo v dóze',
      result:
        'Nejdřív se rozesměje. Potom se posadí na větší kufr a chce vědět všechno: jak je ten její spánek velký, jestli měl světlo, jestli s ním někdo mluvil. Přitom zalévá kapradinu, nesmírně pečlivě, až jí voda přeteče do střevíce.',
    },
    b: {
      label: 'Mlčet a nechat ji pomáhat',
      result:
        'V krámech i otevřenými okny se vyptává na „něco, co se ztratilo u nás doma“, a každý by to rád někde viděl. Večer si stáhne prsten a přes kloub ho nasouká na prst tobě. „Ať se ti neztratím i já.“ Zlato je ještě teplé.',
    },
  },
  VER7: {
    text: 'Pozvánka je na těžkém papíře a rovnou s ní přijel kočár. Lékařka Slonovinové královny tě vítá v sále s deseti tisíci dózami: bílá glazura, štítky jeden jako druhý rovně, nikde ani smítko. Rukavičky si nesundá. „Ten rukopis obdivuji už dávno,“ řekne a neprozradí, kde ho viděla. „Devadesát kusů, a všechno obyčejná hlína. Co by se asi dalo dokázat s pořádnými policemi.“',
    a: {
      label: 'Vyměnit si s ní léky',
      result:
        'Její zabírají hned a pod každým stojí něco drobným písmem: bolest zubu odejde a vezme s sebou melodii, jizva se zacelí a v hlavě chybí jedna ulice. Ochutná něco od tebe, čeká na druhou cenu, čeká dál a nakonec bezradně poručí přinést večeři.',
    },
    b: {
      label: 'Spočítat východy a rozbít dózu',
      result:
        'Čtvery dveře, dvoje z nich jen namalované. Dóza se roztříští a žádná nemoc v ní není: zavoní to mořem, dehtem a rozpálenými prkny. Starý sluha odloží tác a dá se do tance, toporně, po paměti. Ty zatím zjišťuješ, které dveře jsou ty namalované.',
    },
  },
  VER8: {
    text: 'Sekáči leží tam, kde je pustila kosa. Po celém údolí je to stejné: kněz na schodech, kovář přes kovadlinu, svatba kolem dortu. Na každém spáči sedí pták, protože je tam teplo. Od úst k ústům obcházejí lidé s plátěnými pytlíky. Počkají na dech, přidrží pytlík, poděkují a udělají uzel.',
    a: {
      label: 'Vzít do sebe spánek jednoho dítěte',
      result:
        'Dóza není po ruce, musí stačit, co je. Nejmenší družička se posadí, zeptá se, kdo ujídal dort, a přehodí přes tebe šál, protože ti drkotají zuby. V noci sedíš u ohně tak blízko, že ti doutná rukáv, a je ti zima.',
    },
    b: {
      label: 'Rozehnat sběrače',
      result:
        'Jedni nosí bílé rukavičky, druzí mají rudé rukávy a nápadně čisté ruce a po první ráně všichni vysvětlují, že to vymysleli ti druzí. Uzly povolují. Naráz se vyvalí padesát dechů a nad celým údolím se zvednou ptáci, zakrouží a hledají si svá místa.',
    },
  },
  VER9: {
    text: 'U cesty čeká žena s jedním rukávem vyhrnutým. Jejímu synovi je devět, šestý den hoří horečkou a ona to má promyšlené: vytáhneš z ní zdraví a dáš ho jemu. Musí být dobré, má ho skoro nepoužité. Něco zdravého tvoje prsty ještě z nikoho nevzaly. „Ven to jde přece stejně,“ řekne. „Nebo ne?“',
    a: {
      label: 'Odmítnout a probdít u něj noc',
      result:
        'Ždímáte plátna a měníte vodu, ty na jedné straně postele, ona na druhé. Do čtyř s tebou nepromluví. K páté si chlapec řekne o hrušku. Horečky to tak dělají. Žena si stáhne rukáv a jde ven, potmě, vylézt na strom.',
    },
    b: {
      label: 'Nechat se k tomu donutit',
      result:
        'Svírá ti zápěstí, dokud není hotovo. Vyjede to jako zásuvka, tak hladce, že se lekneš vlastních prstů. Chlapec už je na dvoře a skáče přes koryto, znovu a znovu. Ona vsedě šátrá po měšci. Když mu chce zamávat, je na ni paže moc těžká.',
    },
  },
  VER10: {
    text: 'Na jednu noc jsi zpátky ve sklepě, oprašuješ a počítáš. Na schodech sedí košíkář s čepicí v ruce: číslo čtyři, čtvrteční horečka. Za starých časů mluvil každý čtvrtek od poledne ve verších a lidé z pěti farností to chodili poslouchat. Od vyléčení má čtvrtky jako každý jiný. Býval někdo, řekne. Chtěl by ji zpátky.',
    a: {
      label: 'Nechat ho dózu podržet',
      result:
        'Vezme si ji na klín jako vnuka, palec na víčku. Skrz podlahu slyšíš, jak jí vypráví o ženě a o ceně proutí; chvílemi se odmlčí, aby mohla odpovědět. Za svítání stojí na polici, vyleštěná, a vedle ní košík s vejci.',
    },
    b: {
      label: 'Zastoupit mu cestu k polici',
      result:
        'Je mu sedmdesát, a zvedne tě ze země. Jedno prkno jde dolů, dózy se kutálejí. Uprostřed rvačky se zarazí a prohlíží si při svíčce paže. S horečkou prý neunesl ani hrnek. Zeptá se, co stálo prkno, a schody bere po dvou.',
    },
  },
  VER11: {
    text: 'Přišli po cestě ve svátečním a zastavili se u tvého plotu, asi čtyřicet lidí. Povídá se, že se ten spánek vyrábí tady dole, aby pak bylo komu prodávat probuzení. Každý si přinesl kámen, ne velký; to by se mezi sousedy nehodilo. „Je nám to líto,“ řekne učitel, kterého si zvolili za mluvčího, a je to pravda.',
    a: {
      label: 'Pozvat je všechny do sklepa',
      result:
        'Otřou si boty. Podél polic putuje jediná svíčka a v tichu slabikují štítky: kovářova dna, vdoviny tři zlé zimy, koktání, s datem. Jeden po druhém narážejí na vlastní jména. Později leží na schodech čtyřicet kamínků a mezi nimi pár mincí.',
    },
    b: {
      label: 'Prorazit plot i s dózami',
      result:
        'Trakař s sebou vezme dvě laťky. Létají kameny, omluvně, většinou vedle, a omylem i jeden bochník. Tři dózy na cestě puknou a vzadu v davu si tři lidé sednou: jeden se drbe, druhého mrazí a třetí pláče pro psa, který je už léta po smrti.',
    },
  },
  VER12: {
    text: 'Vedle tebe jde Lída, klobouk v ruce, a povídá o angreštu. Uprostřed slova zívne. Omluví se, slovo dořekne a je prý čilá jako rybička. Počítáš, i když nechceš: k dalšímu zívnutí je to dvě stě kroků, potom sto čtyřicet, potom devadesát. Slovo, které nemůže dořeknout, je „zavařenina“.',
    a: {
      label: 'Začít vaši nejstarší hádku',
      result:
        '„Ty sáňky byly moje,“ řekneš. Lída se zastaví. Její byly, stály v její půlce kůlny. Do tváří se jí nahrne krev, potřebuje k tomu obě ruce. O dvě vesnice dál ještě vyslýchá svědky a v domech zhasínají lampy, aby líp slyšeli.',
    },
    b: {
      label: 'Jet s ní dnem i nocí',
      result:
        'Přehodíš ji přes sedlo jako stočený koberec. Koni vypoví všechno: koho si chtěla vzít, kdo doopravdy rozbil modrou mísu, co bývalo slyšet přes zeď, když už měla spát. Druhou noc začne kůň našlapovat měkčeji.',
    },
    k1: {
      label: 'Otočit jejím prstenem na prstě',
      result:
        'Když ti ho dávala, seděl pevně. Teď se sám otáčí, kdykoli jí klesnou víčka, a jednou sklouzne až k nehtu. Tolik tedy zbývá: týden, pokud bude mluvit, čtyři dny, pokud bude šťastná. Sevřeš ruku v pěst.',
    },
  },
  VER13: {
    text: 'Za skládacím stolkem uprostřed silnice sedí královnina lékařka, v rukavičkách. Navrhuje výměnu. Tvých osmdesát devět dóz má na svých vozech, přes noc zabalených do slámy, praskliny zalepené; dostaneš je zpátky za jednačtyřicítku, která leží v kočáře na polštáři a nikoho kromě tebe neposlouchá. Královna je unavená. Ráda by spala a přitom nestárla.',
    a: {
      label: 'Vyžádat si hodinu na přepočítání',
      result:
        'Počítáš nahlas a počítáš pomalu. U třicítky klesne hlava kočímu, u padesátky koním, u sedmdesátky si lékařka podepře tvář rukavičkou. U osmdesáté deváté kromě tebe nikdo nebdí. Dvířka kočáru jsou dokořán a prachem od nich vedou stopy malých bosých nohou.',
    },
    b: {
      label: 'Vzít jednačtyřicítku z kočáru',
      result:
        'Stolek letí, jeden lokaj se připlete do cesty bičišti a na okamžik svíráš hlínu v dlaních. Je prázdná a teplá jako postel, ze které právě někdo vstal. Kdosi křikne na vozky a vozy se rozjedou.',
    },
  },
  VER14: {
    text: 'Podél celé silnice bere v noci někdo za kliky, a kde některá povolí, tam dům spí do poledne. Teď to přišlo k tvému ohni: tvoje sestra Lída v šesti letech, v noční košili s látaným lemem, jeden přední zub pryč. Je to ten spánek, utekl. Má dost hlíny i cizích lidí a ptá se, jestli ho odvedeš domů.',
    a: {
      label: 'Vyprávět mu starou pohádku',
      result:
        'Tu o volavce, která prodala levou nohu; vznikla, když ti bylo deset, pro jedinou posluchačku. Dítě se o tebe opře a dvakrát tě opraví. Než volavka dostane nohu zpátky, leží ti na klíně hlava. Pro jistotu vyprávíš až do konce.',
    },
    b: {
      label: 'Chytit ho do provázků od dóz',
      result:
        'Z provázků od víček svážeš síť a natáhneš ji mezi dvě břízy. Je to rychlé jako kdysi ona, podleze, kličkuje, směje se tou mezerou v zubech. Dvakrát držíš lem. Nakonec spolu sedíte v okách a nikomu se nechce říct, že už je pozdě.',
    },
  },
  VER15: {
    text: 'Na křižovatce stojí tři vozy se zataženými brzdami a kolem nich leží ve slámě, v očíslovaných bednách, tvých osmdesát devět dóz. Podél příkopu sedí vozkové, je jich jedenáct a každý něco chytil: vyrážku, šilhání, strach z hus. „Ono to drncá,“ vysvětluje nejstarší a žmoulá čepici. „Kdyby to z nás zase šlo vyndat. Pěkně prosíme.“',
    a: {
      label: 'Nejdřív ošetřit všech jedenáct',
      result:
        'Bedny musí počkat. Postupuješ podél příkopu s nití a dvěma prsty, a protože prázdná hlína není, bereš, co nabídnou: plechovku od tabáku, holínku, pouzdro na brýle. Za svítání jdou kolem husy. Poslední pacient se za nimi dívá a začne si pískat.',
    },
    b: {
      label: 'Ujet s vozy',
      result:
        'Brzdy povolí; kdosi se drží zadního čela a pak odpadne, protože musí kýchnout. První vůz vede ostatní za sebou jako kachna. Za tvými zády se rozkašle jedenáct lidí, jeden po druhém, v kánonu, a drží melodii, dokud je nezakryje kopec.',
    },
    k1: {
      result:
        'Jeden z nich kašle a směje se a nemůže přestat; chytil to u jistého ohně a zná tě. Ostatním už vypověděl, že tady je někdo, kdo jednou otevřel dózu a měl k tomu důvod. Vypřahají koně za koněm a ten smíšek jim svítí lucernou, která se třese.',
    },
  },
  VER16: {
    text: 'V bezejmenném městě je pokoj, kde kdysi na přání poprvé vyňali z člověka nemoc. Postel je ustlaná. Na pokrývce spí Lída; její prošlapané střevíce stojí vedle sebe. Jednačtyřicítka je na okně otevřená a spánek stojí v pokoji po kolena jako teplé mléko a neví, čí je. Ve dveřích o něj žádá královna a ruce jí klapou jako domino.',
    a: {
      label: 'Vrátit ho Lídě',
      result:
        'Nit a dva prsty, jenže pozpátku; tenhle směr tvoje ruce neznají. Spánek vejde jako kočka, která poznala svůj dům, jednou se otočí a lehne si. Mléko klesne až na prkna. Na zárubeň ještě chvíli ťukají slonovinové klouby a pak už ne.',
    },
    b: {
      label: 'Vzít ho celý na sebe',
      result:
        'Od kolen stoupá k bokům a ke klíční kosti; je těžší, než vypadal, a zná tě z doslechu. Dokud ještě udržíš pero, napíšeš si na rukáv svým nejlepším písmem číslo, datum a „netřást“. Lída si protírá oči.',
    },
    c: {
      label: 'Dát ho královně',
      result:
        'Její lidé se hrnou dovnitř, každý s pytlíkem, a ty jim jdeš naproti s ohřívadlem. Královna vejde sama. Zapomněla, jak se uléhá; ukážeš jí to a už leží, tuhá jako příbor. Dva prsty, nit. Vedle ní se posadí Lída a nohama šátrá po střevících.',
    },
    k1: {
      label: 'Lehnout si a rozdělit se s ní',
      result:
        'Jak se to nese, víš. Postavíš boty vedle jejích a lehneš si na volnou půlku jako tenkrát v zimě, když byla jen jedna deka. Půl tobě, půl jí, odměřuje se to dechem. Lída si ze spaní přitáhne větší kus pokrývky.',
    },
  },
  VER17: {
    text: 'Jedenáct dní Lída spí a ty sedíš u okna a spravuješ jí boty. Prospí třetinu života, jak jí bylo souzeno; jiní lidé také, jen to mají rovnoměrněji rozložené. Dvanáctého rána se protáhne, podívá se na strop, podívá se na tebe a ani trochu se nediví. „Tak povídej,“ řekne. „Co mi uteklo?“',
    a: {
      label: 'Vyprávět jí, odteď každý den',
      result:
        'Začneš počasím a do večera se dostaneš k úterku. Ukáže se, že je to řemeslo: člověk musí ven, ptát se, jak to dopadlo, a udržet to čerstvé, než se Lída probudí. Brzy si pro tebe posílají i jiné rodiny. Doma na místě číslo 41 stojí sešit.',
    },
    b: {
      label: 'Otevřít se svolením i ostatní dózy',
      result:
        'Ke každému štítku napíšeš dopis. Většina o to své stojí: o kulhání, které míval už otec, o kašel, podle něhož žena poznala, kdo jde po schodech. Nastavují dlaně; někdo přinese bábovku, někdo minci. Sedm jich odepíše, že děkují, ne. Těch sedm oprašuješ dál.',
    },
  },
  VER18: {
    text: 'Na policích se rozkřiklo, že u tebe je místo. Co ještě zbývalo v hlíně, přišlo za tebou, jedno po druhém přes střechy bezejmenného města, a prosilo o přijetí; doma ve sklepě je devadesát kruhů v prachu a jinak nic. Policí jsi teď ty. Dá se to snést, když si člověk včas sedne. Lída je na nohou a přinesla židli.',
    a: {
      label: 'Naučit Lídu řemeslu',
      result:
        'Má klidné ruce. Cvičíte na škytavce, tam a zpátky, až nit nepotřebuje. Štítky píše dlouhé; stojí na nich, jaký ten člověk byl a jestli měl kočku. Každý večer z tebe sejme tu nejtěžší nemoc a u snídaně ji vrátí.',
    },
    b: {
      label: 'Jít mezi lidi a nic už nebrat',
      result:
        'V šedesáti se učíš slovo o jedné slabice. Zkoušíš je na koze, na muži s bradavicí, na jedné matce, což zabere celé odpoledne. K večeři tě zvou i tak. Mezi polévkou a masem v tobě něco zakašle a ty to slovo vlídně zopakuješ.',
    },
  },
  VER19: {
    text: 'Královna konečně spí a usmívá se, ústa pootevřená. Nestárne. Léta, která by měla padat na ni, padají přede dveře, suchá a bílá, a do rána je z nich závěj po kliku. Lída, čilá a vzhůru, vaří čaj. Závějí se k posteli prohrabává královský dvůr a dole před domem stojí pod stráží tvůj honorář.',
    a: {
      label: 'Bránit dveře před jejím dvorem',
      result:
        'Jen by také rádi spali: kuchařka, která dvě stě let vstává ve čtyři, pážata i lékařka; bez rukaviček má klouby rozpraskané jako každý. Opíráš se o dveře, Lída o židli pod klikou. K večeru vidíš, jak si navzájem prohazují cestičku a zívají.',
    },
    b: {
      label: 'Odvézt honorář navzdory strážím',
      result:
        'Strážní se bijí s přivřenýma očima a ranami nešetří. Tvoje odměna je v dózách, bílých a čistých, deset tisíc jich je a nápravy sténají. Lída předčítá štítky: první sníh, zpěvný hlas, něčí sedmý rok. Po třetím zmlkne, sleze a jde dál pěšky.',
    },
  },
})
