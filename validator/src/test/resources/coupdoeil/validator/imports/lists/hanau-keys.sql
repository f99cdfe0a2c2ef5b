-- dump of hanau
CREATE TABLE `formation` (
  `fid` int NOT NULL,
  `name` varchar(80),
  `above` int DEFAULT NULL,
  PRIMARY KEY (`fid`)
);
CREATE TABLE `unit` (
  `uid` int NOT NULL,
  `fid` int,
  `name` varchar(80),
  `men` int,
  `guns` int,
  PRIMARY KEY (`uid`),
  FOREIGN KEY (`fid`) REFERENCES `formation` (`fid`)
);
INSERT INTO `unit` VALUES
(1,11,'5. Linien-Infanterie-Regiment',1240,NULL),
(2,11,'11. Linien-Infanterie-Regiment',1180,NULL),
(3,12,'1. Chevauxlegers-Regiment',430,NULL),
(4,12,'2. Chevauxlegers-Regiment',455,NULL),
(5,10,'Fußbatterie Wagner',NULL,6);
INSERT INTO `formation` VALUES
(10,'1. Division',NULL),
(11,'Brigade Maillot',10),
(12,'Kavalleriebrigade Vieregg',10);
