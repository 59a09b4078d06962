import { pages } from '../pages.ts'

export const chapter = pages({
  33: {
    text: 'Vodu na Kráterovém přívozu nikdo neviděl, a dno také ne. Loďka visí na řetězu v prázdném vzduchu a převoznice v ní doopravdy vesluje, záběr za záběrem, protože ten pád je opravdový. „Přestaň zabírat a poznáš to,“ řekne. Jedno veslo je její. Druhé leží podél lavičky a rukojeť má ohlazenou dotenka jako zápěstí.',
    a: {
      label: 'Chopit se druhého vesla',
      result:
        'Zabíráš, když zabírá ona, a díváš se, kam se dívá ona, na její boty. V půli cesty si začne broukat. Na protějším okraji vytáhne zpod kabátu glejt, orazítkovaný pro dvě osoby a všechny řeky, mokré i jiné, a zavře ti ho do dlaně.',
    },
    b: {
      label: 'Přeručkovat po řetězu',
      result:
        'Ručkuješ a články koušou do dlaní. V půlce se přece jen podíváš dolů. Něco velmi velikého hledí vzhůru, a když zjistí, že o něm víš, sklopí oči, jak se mezi cizími sluší. Kousek před koncem vězí mezi dvěma články drahokam, kterému se dál padat nechtělo.',
    },
  },
  34: {
    text: 'Pod měděnými střechami, otlučenými jako staré hrnce, sázejí prospektoři v Táboře železného deště na to, kam dopadne příští kus oblohy. Svah je křídou rozkreslený na čtverce. Nejvíc peněz leží na sedmnáctce. Na sedmnáctce leží také muž a spí, klobouk přes obličej a ruce složené.',
    a: {
      label: 'Odnést ho, zatímco se sází',
      result:
        'Všichni sledují tabuli. Máš ho za skálou právě ve chvíli, kdy železo dopadne na sedmnáctku. Ukáže se, že tam ležel za peníze, ve zdobené zbroji, která prý určitě postačí. Prohlédne si díru, rozepne přezky a všechno ti podá, za mlčení.',
    },
    b: {
      label: 'Vsadit na jeho čtverec',
      result:
        'Vyhráváš. Svah chvíli zvoní jako pánev a nikdo se tím směrem nedívá. Výhru přinesou v kazetě a s poklonou. Klobouk dopadl o dvě pole dál a není ani pomačkaný. Nějaké dítě s ním obchází stoly a ptá se, čí byl.',
    },
    k1: {
      result:
        'Muž, který přijímá sázky, se přestal dívat na tvoje peníze. Dívá se na prsten. „Zlato mého krále,“ řekne skoro bez hlasu a dotknout se ho nechce. Přisune ti zamčenou skříňku, cennější než deset takových prstenů, jen ať nemusí slyšet, jak z té ruky zmizel. Spáč na svahu se obrátí na bok.',
    },
  },
  35: {
    text: 'Ovce tu mohou spadnout do nebe, a tak má pastýř stádo na jednom dlouhém provaze, kus za kusem, a konec si uvazuje kolem pasu. Dnes ráno povolil uzel. Ztracená ovce stojí na spodní straně převisu, přežvykuje tamní trávu a bečí na pastýře, že je vzhůru nohama.',
    a: {
      label: 'Nalákat ji na sůl',
      result:
        'Sůl na rovné dlani těsně pod hranou ji přivede na jiné myšlenky. Potom přejde přes okraj, jako se chodí za roh domu. Pastýř ji přiváže na tři uzly, změří si tě pohledem a pro jistotu protáhne smyčku i tvým opaskem.',
    },
    b: {
      label: 'Vylézt pod převis',
      result:
        'Konečky prstů, špičky bot a pak už nic, co by mělo jméno. Na jeden nádech klobouk neví, kterým směrem spadnout, a ty také ne. Potom stojíš vedle ní v dobré trávě a místo stropu máš údolí. Domů neseš ovci v jednom podpaží a klobouk ve druhém.',
    },
  },
  36: {
    text: 'Stín je v Dolní Výhni drahý a glogové v olověných botách ho kovářům prodávají po slunečnících. Jeden z nich tudy jen prochází. Knůtek má lampu a ozubený mosazný kroužek, který nemůže nikomu doručit; od rána mu plamen hoří do strany. Pokládá to za pokyn.',
    a: {
      label: 'Jít s ním za plamenem',
      result:
        'Hodinu jdete, kam se zrovna naklání, kolem hald strusky a šňůr s prádlem. Nakonec se opře o balvan a v něm je díra, přesně na velikost kroužku a bez jakékoli hloubky. Knůtek to vyzkouší, přikývne a sbalí se. Ostatní vám oběma podrželi kus stínu.',
    },
    b: {
      label: 'Prodat mu směr',
      result:
        '„Severoseverovýchod,“ pravíš a mračíš se jako lodivod. Naučí se to nazpaměť a zaplatí večeří a druhou lampou, za kterou ti v nejbližší kovárně dají minci. Ta první vyrazí přes strusku na severoseverovýchod, úplně rovně, i skrz kaluže.',
    },
  },
  37: {
    text: 'Kameny při chladnutí mluví, tiše to v nich cvaká, a na Mnišské římse sedí kolem jednoho čerstvě spadlého tucet mnichů s tabulkami na kolenou a všechno zapisuje. Co to znamená, umí říct jedině sestra Halma. Mluví jeden den v roce. Novic u vrat ukáže do kalendáře: je to dnes.',
    a: {
      label: 'Na nic se neptat a naslouchat s ní',
      result:
        'Než se setmí, vydá jedenáct slov, všechna kameni. Dvanácté je pro tebe. Nech si ho, napíše novic, a jeden den v každém týdnu mlč, jinak se ošoupá. Když kámen docela vychladne, odštípnou ti úlomek z jeho jasného jádra.',
    },
    b: {
      label: 'Zeptat se jí na všechno najednou',
      result:
        'Kudy se dá projít, co jde na odbyt, kdo koho šidí: odpovídá až do půlnoci, ochraptěle, přesně, bez jediné přestávky. Ty zaplníš dva sešity a kuchař tvůj vak. Potom novic sundá kalendář a listuje dopředu, přes příští rok až k tomu dalšímu.',
    },
    c: {
      label: 'Hlídat v noci římsu',
      result:
        'Když zapadne měsíc, přijdou tři muži s pytli na tabulky. Stezka je úzká a to pomáhá. Dva utečou. Třetí šlápne přes okraj a padá nahoru, láteří, až z něj zbude tečka. Několik jeho mincí na zem přece jen dopadne; mniši ti je mlčky přisunou.',
    },
  },
  38: {
    text: 'Každý kvádr v tomhle lomu je vytesaný na míru stojícího člověka. Lemují cestu: široké, malé, jeden nahrbený. Kameníkům na tom nic divného nepřipadá. Hranaté kusy tu leží léta, říkají, kdežto u těchhle se lidé zastaví, jednou je obejdou a většinou koupí.',
    a: {
      label: 'Přeměřit se podle jednoho z nich',
      result:
        'Čtvrtý zleva sedí na vlas, včetně ramene, které nosíš níž. Na zadní straně stojí cena a pod ní jinou rukou „záloha složena“. S díky odmítneš. Kameník pokrčí rameny, zálohu ti podle zvyku vyplatí a na kámen napíše křídou: volný.',
    },
    b: {
      label: 'Převrhnout celou řadu',
      result:
        'Padají jeden na druhý až k šestému; ten se zastaví, protože ho zezadu někdo podpírá. Má obušek a živí se zákazníky, kteří stojí bez hnutí. Rvačka je krátká. V jeho výklenku najdeš celý koláč a kámen vypáčený z čísi brože.',
    },
  },
  39: {
    text: 'Schody nad Dolní Výhní se kroutí tak podivně, že nikdo nepozná, kudy se jde nahoru. Usadil se na nich šermíř a každého pocestného velmi zdvořile vyzývá: první smí udeřit ten, kdo stojí níž. Utkal se tu už jednatřicetkrát. Třicet soubojů uvázlo na otázce, kdo to vlastně je.',
    a: {
      label: 'Přijmout výzvu',
      result:
        'Potkáte se, jak se lidé na schodech potkávají: oba vlevo, oba vpravo, oba s omluvou. Mezitím se docela dobře šermuje. Když mu čepel přeletí zábradlí, poděkuje a zeptá se, kam máš namířeno. Ode dneška, říká, bude někde pod tebou, nebo nad tebou, a bude cvičit.',
    },
    b: {
      label: 'Přít se o sklon až do tmy',
      result:
        'Předložíš důkazy: kuličku, olovnici a misku polévky, a každý svědčí o něčem jiném. Šermíř hájí schod po schodu jako pevnost a v životě se tak nepobavil. Za tmy ti posvítí svíčkou dolů, nebo nahoru, a nese polévku. Neukápne z ní ani kapka.',
    },
  },
  40: {
    text: 'Na Kovadlinu, horu s vrcholem roztlučeným doplocha, padá každou noc železo. Právě tam si kovář postavil dílnu: výheň, káď, postel s ocelovým víkem. Za soumraku se postaví na své místo a trpělivě drží k nebi rozevřené kleště, jako by to byl deštník. Druhé kleště stojí opřené o káď.',
    a: {
      label: 'Držet druhé kleště',
      result:
        'Přiletí jen něco malého, hřeb, nic víc, a přece ho udrží teprve oboje kleště. „Letěl k tobě,“ řekne kovář, nechá ti ho a přidá večeři a minci. Položíš hřeb na rovnou skálu a on táhne dolů dál. Ještě nedopadl.',
    },
    b: {
      label: 'Vzít mu dnešní kus',
      result:
        'Bije se jen železo: dvakrát tě přetáhne přes celý vrchol, než se ti pod kabátem utiší, a v jádru má něco, co žádná výheň neviděla. Kovář zavřel kleště. Počítá na prstech léta, prsty mu dojdou a začne znovu od palce.',
    },
    k1: {
      label: 'Zeptat se na kamennou ruku',
      result:
        'Kovář smete okuje ze špalku, na kterém kuje: má nehet a kloub. Palec spadl sem, říká, zbytek ruky letěl dál. Povíš palci, kdo se po ruce ptá. Zahřeje se, na pozdrav se ohne a vykutálí se zpod něj to, na čem celá léta ležel.',
    },
  },
  41: {
    text: 'Čajové terasy tu kdosi založil obráceně: hledí do skály, tak zblízka, že se jí keře skoro dotýkají, a slunce k nim nikdy nedosáhne. Listy jsou široké a bledé. Po řádcích obchází pěstitel s holí. O jeho čaj je velký zájem; chutná, jako by se na tebe někdo díval.',
    a: {
      label: 'Pít s pěstitelem zády ke skále',
      result:
        'Se skálou v zádech se to dá snést. A kdo se dívá? Jeden pán s dalekohledem, říká pěstitel, dávno mrtvý, který nemohl spustit oči z jedné hvězdy. Spadla sem a ten pohled ještě pořád přichází. Do šálku ti vhodí broušený drahokam, ať má na co koukat.',
    },
    b: {
      label: 'Trhat v noci',
      result:
        'Pytle jsou brzy plné. Když se otočíš k odchodu, řádky se za tebou zavřely, list v listu, a uličku si musíš vysekat. Z cesty pak za rozbřesku vidíš pěstitele, jak na kolenou podvazuje stonky vlastními tkaničkami.',
    },
    k1: {
      result:
        'Pěstitel si prohlédne zem za tebou a nic na ní neleží. „Pak tě nemá za co chytit,“ řekne se závistí. Jiné česáče drží skála za stín a někteří tak stojí celé hodiny. Ty smíš trhat zadarmo, až u samé stěny, kde se mezi kořeny leskne drahokam.',
    },
  },
  42: {
    text: 'Před třiceti lety prorazila hvězda poustevníkovi střechu a zůstala v kuchyni. Díru nechal být, protože dobře táhne, a na hvězdě vaří; nevychladla ani o stupeň. „Jdeš akorát,“ řekne, ačkoli o tobě nemohl vědět, a sáhne po druhé misce.',
    a: {
      label: 'Vařit s ním',
      result:
        '„Pomalu,“ řekne, kdykoli sáhneš po vařečce. „Přišla zdaleka.“ Cibuli to trvá do večera, kroupám do chvíle, kdy v díře stojí měsíc. Jíte mlčky. Potom ti nadiktuje recept. Skládá se hlavně z přestávek a na každé z nich trvá.',
    },
    b: {
      label: 'Vysekat hvězdu',
      result:
        'Sedí hluboko a od dláta létají jiskry. Poustevník ti dál vypráví o svých zimách, snad ze zdvořilosti. Když se hvězda uvolní, polévka mu vychladne uprostřed věty. Podívá se do hrnce a pak vzhůru do díry. Začíná jí sněžit dovnitř.',
    },
  },
  43: {
    text: 'Průsmyk zavál sníh a stojí v něm mýtnice, kterou tvá mapa nezná. Výběrčí má jinovatku ve vousech a v ruce provaz od zvonu.',
    a: {
      label: 'Zaplatit mýto a zeptat se na cestu',
      result: 'Skousne minci, usměje se čtyřmi zuby a na rub daňového svitku ti nakreslí kratší cestu.',
    },
    b: {
      label: 'Protlačit se kolem něj',
      result: 'Provaz praskne, zvon mlčí a ty jsi na druhé straně s jeho pokladničkou v podpaží.',
    },
    k2: {
      result:
        '„Třikrát, pauza, třikrát,“ řekne dřív než ty a otevře branku, která ve zdi není. Za ní pro tebe někdo prostřel stůl.',
    },
    k1: {
      result:
        'Spočítá údery, které vyklepáš na jeho stůl, a pustí provaz. „Pak tě čekají. Dál odtud, a já to nejsem.“ Naplní ti vak na cestu.',
    },
  },
  44: {
    text: 'Než se ve Hvězdném lomu spadlý kus prodá, vytesá se do něj rok pádu a dělníci si na svých číslicích zakládají. Dnes dláta mlčí. Na balvanu uprostřed byl letopočet už ve chvíli, kdy ho vykopali, a ten rok ještě nenastal.',
    a: {
      label: 'Přečíst celý nápis',
      result:
        'Pod kůrou pokračuje drobným písmem. Vymýváš je octem: jeden kus, váha dle ujednání, dopravné uhrazeno, neklopit. Je to dodací list. Předák ti za přečtení zaplatí a přehodí přes balvan plachtu jako přes klec s papouškem.',
    },
    b: {
      label: 'Zadržet majitelovy biřice',
      result:
        'Přijelo jich šest s vozem a listinou a chtějí tenhle kámen, jen tenhle a ještě dnes. Ty a řada lopat jste jiného názoru. Když odjíždějí, zůstane po nich koš s jídlem a broušený drahokam. Vedle letopočtu někdo připíše křídou otazník.',
    },
    k1: {
      result:
        'Řekneš dobrý den, nic víc, a suť za balvanem se pohne. Vyprostí se z ní kamenná dlaň bez palce a sevře ti ruku; stisk má po bratrovi z pláně. Přenechá ti, co celou tu dobu svírala, a do prachu napíše: milost udělena. Za co, se neuvádí.',
    },
    k2: {
      result:
        'Suť se sesune a vztyčí se před tebou kamenná dlaň. Zbývají jí čtyři prsty a ví o bratrově malíčku i o tobě. Vyklouzneš jí mezi klouby, přes vozík, který vzápětí rozdrtí, s tolika mincemi z rozsypané výplaty, kolik pobere hrst. Dělníci za tebou vybírají zbytek z prachu a dvakrát ho přepočítají.',
    },
  },
  45: {
    text: 'Ve skále nejvyššího průsmyku je vytesaná police s přihrádkami a není v ní jediný dopis. Lidé řeknou stěně větu a jdou svou cestou; ozvěna po letech dojde, ke komu má. Na tu svou právě čeká sedm pocestných v dekách. Správce přejede prstem seznam: jedna pro tebe má přijít dnes.',
    a: {
      label: 'Počkat na svou ozvěnu',
      result:
        'Za soumraku se skála ozve, bez pozdravu. Hlas je tvůj, starší, a má naspěch: mluví o rozcestí, řekne, kudy nechodit, dodá něco o botách a je pryč. Ve tvé přihrádce leží chléb, slanina a pár mincí, zabalené do šátku, který zatím nemáš.',
    },
    b: {
      label: 'Umlčet ostatní, ať je lépe slyšet',
      result:
        'Po krátké strkanici už nikdo nekašle a z té tvé ti neunikne ani slabika. Mimo jiné se v ní mluví o uvolněném kameni; leží pod ním měšec a placatka. Někteří čekali déle. Jednomu starci přišla věta, právě když ho vystrkovali ven; správce ji zapíše jako nevyzvednutou.',
    },
  },
  46: {
    text: 'Čtrnáct mul z pepřové karavany leží napříč cestou na zádech, nohy ve vzduchu, při nejlepším zdraví. Nad nimi se klene převis a po jeho spodní straně vede dobrá široká cesta. Soumaři už zkusili mrkev a zkusili i modlitbu. Zvířata hledí vzhůru a čekají, až je tam někdo povede.',
    a: {
      label: 'Převést je po převisu',
      result:
        'S první ohlávkou v ruce opřeš o skálu nad sebou jednu botu a po ní druhou. Jde za tebou čtrnáct mul, zvonce jim trčí vzhůru, a soumaři dole běží s rozpřaženou náručí. Na konci ti nejstarší zaplatí a paže pořád ještě nesvěsil.',
    },
    b: {
      label: 'Odřezat náklad',
      result:
        'Soumaři nemohou být všude. Jakmile přeřežeš popruhy, balíky spadnou vzhůru a za chvíli prší pepř na vedlejší údolí. Necháš si, co tě trefí: dvě šunky a drahokamy, které byly zašité v dece. Soumaři za tebou kýchají, nebo to tak aspoň zní.',
    },
    k1: {
      result:
        'Někdo zavíří na pepřový soudek. Je to Jora i se svou jizvou, dnes chodí s touhle karavanou, a při druhém zavíření muly zahanbeně vstanou. Novým kamarádům o tobě vyprávěl, a trochu víc, než je pravda. Jeden už má sbaleno a ptá se, po které straně má vedle tebe jít.',
    },
  },
  47: {
    text: 'Stroj velký jako stodola, z mosazi, a ne ze železa, leží v brázdě, kterou sám vyoral; spadl nejspíš v noci, protože vřes ještě čadí. Vedle leží ozubené kolo, hladce ulomené. Zevnitř se někdo na něco ptá řečí, kterou neznáš, zdvořile počká a zeptá se znovu.',
    a: {
      label: 'Odpovědět ozubeným kolem',
      result:
        'Přiložíš kolo k plášti a otáčíš: půl, půl, čtvrt. Ticho. Další otázka už také přijde v půlkách a čtvrtkách a do večera se na čemsi dohodnete. Ze štěrbiny vyjede pásek děrované mosazi. V Dolní Výhni v něm přečtou důlní list, vystavený na toho, kdo odpoví.',
    },
    b: {
      label: 'Otevřít ho klíny',
      result:
        'Pláty s vřískotem povolí a kolem uší ti proletí pružiny dlouhé jako vůz. Za nimi je malá místnost: křeslo s pásem, pás rozepnutý, sedadlo ještě teplé. Na háčku visí svačina v uzlíku a měšec. Otázka už nezazní.',
    },
  },
  48: {
    text: 'Kozí schody jsou vytesané pro kopyta; lidské noze nechávají místo na dva prsty. „Ráno jich jde nahoru čtyřicet,“ říká pasák, „a večer dolů jedenačtyřicet.“ Přebývá pokaždé tatáž. Žere s ostatními, mléko nedává, a když je za svítání počítá ven, není mezi nimi.',
    a: {
      label: 'Vystoupat mezi kozami',
      result:
        'Po čtyřech to jde lépe a stádo ti udělá místo. Nahoře stojí zvon bez srdce, vylízaný tak tence, že jím prosvítá den. Každá koza přejede jazykem po okraji, jednou, a bronz zabručí. Pasák si to nechá vyprávět dvakrát a dvakrát zaplatí.',
    },
    b: {
      label: 'Počkat si potmě na tu navíc',
      result:
        'Dvakrát tě přirazí ke zdi, než ji máš za rohy. Potom se postaví na dvě nohy, vzdychne, odváže si z krku měšec a zaplatí za všechny večeře; za nepříjemnosti přidá drahokam. Do údolí sestupuje vzpřímeně a oprašuje si z kolen seno.',
    },
  },
})
