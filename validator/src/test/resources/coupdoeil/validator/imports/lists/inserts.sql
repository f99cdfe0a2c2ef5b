-- a wargame database
INSERT INTO `units` (`id`, `parent_id`, `side`, `name`, `type`, `commander`, `bayonets`, `sabres`, `guns`) VALUES
(1, NULL, 'French', 'Army of Portugal', 'hq', 'Marmont', 0, 0, 0),
(2, 1, 'French', '3rd Division', 'hq', 'Ferey', 0, 0, 0),
(3, 2, 'French', '31e Léger', 'foot', NULL, 1450, 0, 0),
(4, 2, 'French', '26e Ligne', 'foot', NULL, 1200, 0, 0),
(5, 1, 'French', 'Curto''s Light Cavalry', 'hq', 'Curto', 0, 0, 0),
(6, 5, 'French', '3e Hussards', 'horse', NULL, 0, 210, 0),
(7, 1, 'French', 'Reserve Battery', 'gun', NULL, 0, 0, 8);
