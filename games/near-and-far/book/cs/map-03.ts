import { pages } from '../pages.ts'

export const chapter = pages({
  17: {
    text: 'Tam, kde se sbíhají tři lesní pěšiny, stojí ukazatel s jediným ramenem a na něm sedí sova. Kdykoli se nikdo nedívá, vezme rameno do zobáku a otočí je jinam. Tři vesnice se už dvaadvacet let nezdraví, protože každá ví jistě, že to dělají ty druhé dvě. Sova se na tebe dívá a první rozhodně nemrkne.',
    a: {
      label: 'Pozorovat sovu celou noc',
      result:
        'Čtyřikrát rameno zaskřípe a čtyřikrát ve tmě, kam ukázalo, někoho najdeš: kramáře, dítě, kněze, krávu. K vesnicím sova neukazovala nikdy; ukazuje na toho, kdo má nejblíž k zabloudění. Za svítání se rameno stočí k tobě a k zemi se snese pero.',
    },
    b: {
      label: 'Zahnat sovu a přibít rameno',
      result:
        'Jde ti po klobouku, potom po ruce s kladivem. O šest hřebíků později míří rameno tam, kam podle nápisu má, a sova se uraženě odstěhuje na smrk. Lidé ze všech tří vesnic se přijdou podívat. Chvíli postávají, a pak někdo připomene tu věc se studnou.',
    },
  },
  18: {
    text: 'Borovice je ovázaná od kořenů až tam, kam dosáhne žebřík. Každou ránu někdo převázal plátnem, stáhl plochým uzlem a inkoustem připsal datum, a tak to jde rok za rokem. Nejspodnější pruh je čistý a zatím nemá co držet. Je na něm zítřejší den.',
    a: {
      label: 'Počkat do zítřka s čistým plátnem',
      result:
        'S prvním světlem svistne vzduchem meč, který nikdo nedrží, a kůra se na šířku dlaně rozevře. Máš všechno po ruce: tři otočky, uzel, inkoust. V rozsoše nad tvou hlavou visí bochník, sýr a mince. Mzda, stojí na lístku, pro toho, kdo převezme službu.',
    },
    b: {
      label: 'Vypátrat, kdo udeří',
      result:
        'O šest mil dál si seržant Nekrvavých zkouší ostří na vlastním předloktí a směje se: ani škrábnutí. Chvíli trvá, než mu zbraň vezmeš. Tam, kam dopadla tvá pěst, nabíhá modřina. Seržant v ní čte jako v dopise z domova a za poučení zaplatí.',
    },
  },
  19: {
    text: 'Naběračka se zastavila uprostřed kroku. Je to nákladní želva velká jako žebřiňák, na krunýři nese celou dílnu i s ponkem, svěrákem a konvicí a nic s ní nehne. Ještěrka Keša, která na ní pracuje i bydlí, leží u levé zadní nohy s hlavou na zemi. „Tiká to,“ hlásí. „Ať stojí na čemkoli, tiká to.“',
    a: {
      label: 'Nadzvednout nohu, prst po prstu',
      result:
        'Prst za prstem putuje na dřevěný klínek a Naběračka pokaždé vzdychne. Dole, zamáčknuté do jílu, jdou kuchyňské hodiny. Jsou na nich jména tří majitelů, všechna přeškrtnutá. Keša si je pověsí nad ponk a želva vykročí přesně do jejich taktu.',
    },
    b: {
      label: 'Koupit naslepo to, co tiká',
      result:
        'Za věc, kterou nevidí, chce Keša málo: cívku drátu a vtip o pantech. Pak polechtá želvu pod kolenem. Vytáhneš z jílu kuchyňské hodiny, a když otevřeš skříňku, blýskne se v ložisku rubín. „Dobře koupeno,“ uzná Keša o něco později, než by bylo zdvořilé.',
    },
  },
  20: {
    text: 'Bříza na Bílé mýtině nekrvácí, jediná v celém hvozdu. Z jedné strany u ní stojí lidé od kapličky se svíčkami, z druhé smolaři s vědry, špička proti špičce už od jara; některým obrostl boty svlačec. Strom si nárokují jedni i druzí. A domů nechce jít nikdo první, ani na oběd.',
    a: {
      label: 'Zeptat se samotné břízy',
      result:
        'Kdo se chce zeptat, musí jí přespat na kořenech. Ráno svíráš v pěsti jediný bílý list a netušíš, jak se tam dostal. Svíčky i vědra se nad ním skloní společně. Někdo postaví na oheň konvici bílých květů; stačí na všechny a ještě sáček pro tebe.',
    },
    b: {
      label: 'Vyhnat z mýtiny jedny i druhé',
      result:
        'Po šarvátce odejdou, někteří naboso, boty jim svlačec nepustil. Nastane takové ticho, že je slyšet dopadnout jehnědu. Udupaná zem pod ní zazní dutě: leží tam skříňka, z jejíhož ukrytí jedni celou dobu vinili druhé.',
    },
  },
  21: {
    text: 'Z dutého kmene vykukuje buben a za bubnem chlapec s rudými rukávy. Jorovi je čtrnáct a na bradě má jizvu, jedinou v celém svém pluku Nekrvavých. „Prý jsem si ji nechal udělat,“ šeptá. Po pěšině se blíží hlídka, která ho hledá, a jde jako jeden muž.',
    a: {
      label: 'Poslat hlídku špatným směrem',
      result:
        'Desátník poděkuje a po něm každý z jeho osmi mužů; jsou dobře vychovaní. Když zmizí poslední rudý rukáv, Jora vyleze a na kmen tiše zavíří. „Takhle se bubnuje dluh,“ vysvětlí. „Až zavoláš, přijdu.“',
    },
    b: {
      label: 'Vydat ho',
      result:
        'Kouše a na čtrnáct má sílu. Desátník ti do dlaně napočítá nové rudé mince a poručí přinést ti polévku a suchou deku a uvolnit místo u ohně. Buben smí chlapec nést s sebou. Ještě dlouho slyšíš, jak mu tluče o kolena.',
    },
  },
  22: {
    text: 'Nad stánkem uhlířů nevisí žádný štít a ani ho nepotřebují. Jejich uhlí žhne bez plamene a hřeje právě jako dlaň; staří lidé si je kupují, aby měli večer co držet. Z jakého je dřeva, uhlíři neříkají. Odvažuje je nejstarší z nich, v rukavicích, a dívá se přitom jinam.',
    a: {
      label: 'Najít jim jiné dřevo',
      result:
        'Dub je moc pyšný a vrba hasne. Až pátého večera se rozžhne olše, přes noc namočená v silném čaji, a hřeje skoro stejně vlídně. Starý uhlíř kousek podrží, přehodí do druhé ruky, podrží znovu. Pak si sundá rukavice.',
    },
    b: {
      label: 'Koupit levně a mlčet',
      result:
        'Chceš plný pytel a nechceš nic vědět; pro takové zákazníky je sleva a navrch blýskavý kámen z popela. Nese se to příjemně. Jen v noci, těsně před usnutím, ti kousek v kapse stiskne prsty.',
    },
  },
  23: {
    text: 'Do Duté matrony se vejde dvanáct lidí a nikdo do nikoho nedrcne loktem. Stěny jsou až nahoru do tmy popsané jmény, vyrytými nožem, hřebíkem, jedno vidličkou; ta nejstarší se hojí a z některých zbývá otevřené jen první písmeno. Ve výši tvého srdce běží rýha, která není písmeno. Je čerstvá a mokrá.',
    a: {
      label: 'Ovázat ránu vlastní košilí',
      result:
        'Košile složená načtyřikrát ránu právě zakryje; drží ji provázek a dva klínky. Opíráš se o ni, dokud dřevo nepřestane tepat a míza nezačne téct pomaleji. Kdesi, nikdy se nedozvíš kde, jde dobře mířený sek vedle a někdo nadává na vlastní zápěstí.',
    },
    b: {
      label: 'Vyříznout z ní prkno',
      result:
        'Pila vázne, povolí a zase vázne. Smolaři kupují na váhu a jediné prkno z Matrony váží jako tele. Zaplatí broušeným kamenem a nesmlouvají. Na prkně bylo něčí jméno. Kape z něj celou cestu k vozu.',
    },
  },
  24: {
    text: 'Kolem přeběhne liška s mládětem v tlamě, položí je pod lísku a vrací se pro další. Počítáš s ní: čtyři, pět, šest. Když přenese poslední, přejede je čumákem, zaváhá a začne je všechna nosit zpátky. Teď jich je sedm. Liška je z toho už celá hubená.',
    a: {
      label: 'Počítat s ní, dokud to nevyjde',
      result:
        'Do soumraku sedíš mezi lískou a norou a za každé odkládáš oblázek. Osm, devět, osm. Nakonec součet zůstane součtem, liška se kolem něj stočí a usne. Jedno mládě přebývá. Přijde k tobě, očichá oblázky a vleze ti do kapuce.',
    },
    b: {
      label: 'Vystopovat, odkud se berou',
      result:
        'Za norou rozvěsil kožešník mezi kmeny zrcadla, natočená tak, že mládě vběhne jednou a vyběhne dvakrát. Brání je stahovacím nožem a odejde bez měšce. Když jsou střepy zametené, liška napočítá do pěti a zůstane u toho.',
    },
  },
  25: {
    text: 'Houbařka se drží deset kroků od vlastního košíku. Navrchu na hřibech leží jezdecká bota, vyleštěná, a v ní noha, zdravá a teplá, jenom nad kotníkem už nikdo není. Podupává si špičkou, raz dva tři, raz dva tři. „Byla pod břízou,“ říká žena. „Myslela jsem, že je to kozák.“',
    a: {
      label: 'Jít, kam chce noha',
      result:
        'Na zemi poskakuje napřed svižným krokem a u louží na tebe čeká. Po setmění se ozvou housle: stodola, lucerny, šedesát lidí v párech. Noha má až do rána s kým tančit. Pak se nechá uložit do vaku a ani se nehne.',
    },
    b: {
      label: 'Ukazovat ji na jarmarcích',
      result:
        'Kope jako hříbě, dokud není připásaná k desce se sametem. V první vesnici tleskají do taktu, ve druhé ti bohatá vdova hodí kámen z prstenu. Potom podupávání ustane. Bota se leskne dál.',
    },
  },
  26: {
    text: 'Zbroj na kraji lesa bzučí. Včely ji zaplnily plástvemi od holenic až po hledí a kolenem prosakuje med. Před ní sedí chlapec s vlasy učesanými namokro. Podle jeho výpočtu mu bude v sobotu akorát, a v sobotu odchází do války.',
    a: {
      label: 'Přimluvit se za něj u včel',
      result:
        'Přes hledí jim tiše vyložíš, oč jde. Radí se do večera; potom spadne do trávy levá rukavice, vylízaná dočista. Jemu to stačí. Nese ji domů ukázat mámě a jedna včela ti pomalu obejde celé zápěstí.',
    },
    b: {
      label: 'Vykouřit včely',
      result:
        'Mokrá sláma, měch, opuchlé ruce. Medu jsou plná vědra a v přilbě leží drahokam, který včely zazdily. V ramenou je zbroj široká. Chlapec v ní přesto vyrazí, rovnou po silnici, řinčí a z kolena mu pořád kape.',
    },
  },
  27: {
    text: 'Míza se ve Smolárně vaří v rudých kotlích a pára chutná po mincích. Paní smolárny platí od stromu, komu libo, i předem. Ze stojanu se dvěma tucty sekyr bez ptaní jednu sundá. Topůrko je přesně na délku tvé paže a někdo je už naolejoval.',
    a: {
      label: 'Ukázat jí, jak čepovat bez kácení',
      result:
        'Řízneš mělce, vsadíš trubičku z bezu, a když je hrnek plný, ránu ovážeš: vlastní košilí, nic lepšího tu není. Za den je toho méně než po sekyře, zato každý den. Paní si to dvakrát spočítá v sazích na kotli a sekyru pověsí zpátky.',
    },
    b: {
      label: 'Vzít si sekyru',
      result:
        'Do setmění padne devět stromů a ozve se devět slabých výkřiků z žádného hrdla. Paní přepočítá pařezy, je spokojená a nechá tě vybrat z truhly, kde má věci lepší než peníze. Pustit sekyru nějakou dobu trvá; prsty se musí otevírat po jednom.',
    },
  },
  28: {
    text: 'Oltář Rudé kapličky je naskládaný z mečů, je jich několik set a ani jeden nikdy nikoho nezranil. Kostelník jim každý čtvrtek olejuje čepele. Sám býval Nekrvavý; dnes verbuje ve jménu krále a žehná ve jménu nikoho. Na křtitelnici leží pero, soupis a měšec.',
    a: {
      label: 'Zeptat se ho, proč odešel',
      result:
        'Vzadu za kapličkou ti ukáže jasan se svými iniciálami a pod nimi čtyřicet ran. „Čtyřicet bitev,“ řekne, „a nikdy mě nic nezasáhlo.“ Co mu zbylo ze žoldu, minci a kámen, dá tobě; zatím nepřišel na to, co by se za to dalo koupit.',
    },
    b: {
      label: 'Vzít meč a žold',
      result:
        'Nejdřív musíš na dvoře porazit seržanta, teprve pak smíš podepsat. Meč je studený a studený zůstane i vedle kamen. Žold po srážce za meč dělá bochník a jednu rudou minci, která se na požádání ukazuje. Ministranta s nožíkem pošlou do lesa, aby vybral strom pro tvoje iniciály.',
    },
    c: {
      label: 'Rozbít oltář',
      result:
        'Verbíři vznesou námitky pěstmi, dokud se na tvou stranu nepřidá kostelník se zhasínadlem na svíce. Meče jsou lehké jako hračky a sesypou se jako obsah kuchyňské zásuvky. Kostelník se s tebou rozdělí o obětiny i o večeři a soupisem zatopí v kamnech.',
    },
  },
  29: {
    text: '„Rovnou do plic,“ řekne lovec a nepřestává zírat. Na mýtině se pase jelen, mezi žebry mu trčí šíp a on jen stříhne uchem po mouše. Sto kroků nalevo se právě skácel dub, v plném listí a za bezvětří. Lovec smekl čapku; není jasné, před kterým z nich.',
    a: {
      label: 'Vytáhnout šíp',
      result:
        'Chce to sůl, hodinu času a klidnou ruku. Za hrotem vyteče krev a jelen sebou udiveně trhne. Dub už nevstane. Zvíře však odkulhá do houští a zase je to jelen. Lovec odpáře z čapky kámen a beze slova ti ho podá.',
    },
    b: {
      label: 'Jít za stádem',
      result:
        'Každý kus má na krku rudou stužku. Hlídač to mezi dvěma šlehnutími biče vysvětlí: král rád loví každou neděli téhož jelena. Zbavíš ho biče, měšce i košíku s obědem a stužky přeřežeš. Zvedne se třicet hlav a konečně se bojí.',
    },
  },
  30: {
    text: 'Přes rokli roste most, každý rok o stopu, z živých větví roubovaných jedna na druhou. Z téhle strany sahá asi tak daleko, kam se dá dohodit kloboukem. Dívka, která se o něj stará, má za nehty štěpařský vosk a všechno spočítané: až po něm přejde první člověk, bude jí devadesát.',
    a: {
      label: 'Naroubovat s ní dvě stopy',
      result:
        'Naučíš se šikmý řez, lýko, vosk a pomalost. Za čtrnáct dní je most o dvě stopy delší a dívka tě pošle až na samý konec. Větve se prohnou a drží. Na prkénku s výpočtem škrtne devadesátku a napíše: osmaosmdesát.',
    },
    b: {
      label: 'Prodávat lístky na slavnostní otevření',
      result:
        'Lidé mají rádi datum a ty jim vybereš hezké, v květnu. Do večera je kotouč vyprodaný. Dívka najde v mechu jeden lístek, přečte si ho, počítá na prstech. Pak vezme roubovací nůž a pracuje dál, rychleji, než větve snesou.',
    },
  },
  31: {
    text: 'Tak hluboko v lese, že sem nedolehnou ani bubny, srostly kořeny v trůn, vysoký právě pro dítě. Přes opěradla leží dřevěný meč. Už šedesát let tu nikdo neseděl, mech na stupíncích by to dosvědčil. Sedátko však dnes ráno kdosi oprášil; jsou na něm ještě vidět tahy.',
    a: {
      label: 'Počkat na toho, kdo utírá prach',
      result:
        'Třetího rána přijde stařena s husí peroutkou. Bývala tu chůvou. Rudému králi říká Mato a vypráví, že nikdy neusnul zády ke dveřím. Dostaneš půlku jejího chleba a dva lesklé kameny, které jí kdysi dal do úschovy.',
    },
    b: {
      label: 'Vzít si dětský meč',
      result:
        'Kořeny ho nechtějí vydat a stojí tě to kus kůže. V dutině pod ním leží chlapecké poklady: mince, vlašské ořechy, cosi zabaleného ve zlatém papíře. Po celém jilci jsou otisky mléčných zubů, jako když někdo kouše, aby ho nebylo slyšet.',
    },
  },
  32: {
    text: 'Rozbitý vojenský vůz zarostl pepřem. Kola leží na třech stranách, koně odešli před týdnem a na kozlíku dosud sedí Nekrvavý, který ho řídil, a drží opratě. Na zem je to odtud jeden delší krok. Dívá se tam jako do studny.',
    a: {
      label: 'Přemluvit ho, ať sleze',
      result:
        '„Nikdy jsem nespadl,“ řekne. „Jak se to dělá?“ Dvakrát mu to předvedeš z korby. Nakonec pustí opratě, přistane na všech čtyřech, zůstane tak a směje se. Z podšívky ti vypáře kámen, který šetřil pro někoho se žebříkem.',
    },
    b: {
      label: 'Vyložit mu vůz před očima',
      result:
        'Shora na tebe dosáhne bičem a nezahálí. Vojenský pepř, vojenské suchary, vojenské boty i malá pokladnička přesto putují kolem něj. Když je vůz prázdný, nakloní se, jak nejníž si troufne, a poprosí, ať mu dole necháš jednu bednu místo schodu.',
    },
    k1: {
      result:
        'Na ojích, na postranicích i na vozkových ramenou sedí vrány, v řadách. Jedna ti upustí do dlaně klíč, druhá zobákem přeškrtne na dřevě čárku, ale jen z půlky. Klíč pasuje do truhly pod kozlíkem. Za pepřem stojí osedlané nákladní kivi a vrány mu bez hlesu uhnou.',
    },
  },
})
